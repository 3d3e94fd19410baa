// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StarPicker } from './StarPicker.tsx';

function open(value: number) {
  const chosen: number[] = [];
  render(<StarPicker value={value} label="Rating" onChange={(star) => chosen.push(star)} />);
  return chosen;
}
const star = (count: number) => screen.getByRole('radio', { name: new RegExp(`^${count} star`) });
const lit = () => screen.getAllByRole('radio').filter((one) => one.closest('[data-on]')).length;

it('is chosen by a press and by its number, and by no other key', () => {
  const chosen = open(0);
  fireEvent.click(star(3));
  fireEvent.keyDown(star(1), { key: '5' });
  fireEvent.keyDown(star(1), { key: '6' });
  fireEvent.keyDown(star(1), { key: 'a' });
  expect(chosen).toEqual([3, 5]);
});

it('is cleared by the star that is chosen', () => {
  const chosen = open(4);
  expect(screen.getByText('4 of 5')).toBeTruthy();
  fireEvent.click(star(4));
  expect(chosen).toEqual([0]);
});

it('shows the star under the pointer until it leaves the row', () => {
  open(2);
  expect(lit()).toBe(2);
  fireEvent.mouseEnter(star(5));
  expect(lit()).toBe(5);
  fireEvent.mouseLeave(screen.getByRole('radiogroup', { name: 'Rating' }));
  expect(lit()).toBe(2);
});
