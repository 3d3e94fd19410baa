// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TimeField } from './TimeField.tsx';

function open() {
  const told: number[] = [];
  function Field() {
    const [value, setValue] = useState(8 * 60);
    const onChange = (minutes: number) => {
      told.push(minutes);
      setValue(minutes);
    };
    return <TimeField label="Monday, from" value={value} onChange={onChange} />;
  }
  render(<Field />);
  return told;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Monday, from' });
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
};
const isInvalid = () => field().getAttribute('aria-invalid') === 'true';

it('settles a time on leaving the field', () => {
  const told = open();
  type('7;30');
  expect([field().value, isInvalid(), told]).toEqual(['7:30 AM', false, [450]]);
});

it.each([
  ['25:00', '‘25:00’ is not a time. Write 7:30 AM or 17:30.'],
  ['', 'Write a time, such as 7:30 AM or 17:30.'],
])('leaves “%s” where it was typed, and says what is wrong', (text, message) => {
  const told = open();
  type(text);
  expect([field().value, isInvalid(), told]).toEqual([text, true, []]);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(message);
  expect(field().getAttribute('aria-describedby')).toBe(alert.id);
  type('9');
  expect([field().value, isInvalid(), told]).toEqual(['9:00 AM', false, [540]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('gives up what is no time for a step with the arrows', () => {
  const told = open();
  type('later');
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect([field().value, isInvalid(), told]).toEqual(['8:15 AM', false, [495]]);
});
