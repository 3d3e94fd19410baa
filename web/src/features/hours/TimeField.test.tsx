// @vitest-environment jsdom
import { clockTime } from '@cortado/contract/clock';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { readTime, TimeField } from './TimeField.tsx';

function open(onSubmit = (event: FormEvent) => event.preventDefault()) {
  const reported: number[] = [];
  function Field() {
    const [value, setValue] = useState(8 * 60);
    const onChange = (minutes: number) => {
      reported.push(minutes);
      setValue(minutes);
    };
    return (
      <form onSubmit={onSubmit}>
        <TimeField label="Monday, from" value={value} onChange={onChange} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Field />);
  return reported;
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Monday, from' });
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
};
const isInvalid = () => field().getAttribute('aria-invalid') === 'true';

it('settles a time on leaving the field', () => {
  const reported = open();
  type('7;30');
  expect([field().value, isInvalid(), reported]).toEqual(['7:30 AM', false, [450]]);
});

it.each([
  ['25:00', '“25:00” is not a time. Enter 7:30 AM or 17:30.'],
  ['', 'Enter a time, such as 7:30 AM or 17:30.'],
])('leaves “%s” where it was typed, and says what is wrong', (text, message) => {
  const reported = open();
  type(text);
  expect([field().value, isInvalid(), reported]).toEqual([text, true, []]);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(message);
  expect(field().getAttribute('aria-describedby')).toBe(alert.id);
  type('9');
  expect([field().value, isInvalid(), reported]).toEqual(['9:00 AM', false, [540]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('replaces what is no time by a step with the arrows', () => {
  const reported = open();
  type('later');
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect([field().value, isInvalid(), reported]).toEqual(['8:15 AM', false, [495]]);
});

it('announces its time to screen readers, also as the arrows move it', () => {
  open();
  const heard = () => ['aria-valuenow', 'aria-valuetext'].map((name) => field().getAttribute(name));
  expect(heard()).toEqual(['480', '8:00 AM']);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(heard()).toEqual(['465', '7:45 AM']);
});

it('blocks its form from being sent while it is no time, and takes the cursor', () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  open(onSubmit);
  const send = screen.getByRole('button', { name: 'Send' });
  type('25:00');
  send.focus();
  fireEvent.click(send);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
  type('9');
  fireEvent.click(send);
  expect(onSubmit).toHaveBeenCalledOnce();
});

it.each([
  ['7', '7:00 AM'],
  ['9', '9:00 AM'],
  ['9a', '9:00 AM'],
  ['9p', '9:00 PM'],
  ['9 pm', '9:00 PM'],
  ['7:30 PM', '7:30 PM'],
  ['7:30 p.m.', '7:30 PM'],
  ['17:30', '5:30 PM'],
  ['7;30', '7:30 AM'],
  ['7h30', '7:30 AM'],
  ['19h', '7:00 PM'],
  ['7,30 pm', '7:30 PM'],
  ['1730', '5:30 PM'],
  ['730', '7:30 AM'],
  ['7:00 AM', '7:00 AM'],
  ['12', '12:00 PM'],
  ['12a', '12:00 AM'],
  ['12 AM', '12:00 AM'],
  ['12:30 PM', '12:30 PM'],
  ['0', '12:00 AM'],
  ['00:15', '12:15 AM'],
  ['24:00', '12:00 AM'],
  [' noon ', '12:00 PM'],
  ['Midnight', '12:00 AM'],
])('reads “%s” as %s', (typed, meant) => {
  expect(clockTime(readTime(typed) ?? -1)).toBe(meant);
});

it.each([
  '',
  'nine',
  '25',
  '25:00',
  '7h3',
  'h30',
  '7:60',
  '13p',
  '0a',
  '24:30',
  '7-9',
  '99999',
  '7:3',
])('reads “%s” as no time', (typed) => {
  expect(readTime(typed)).toBeNull();
});

it('takes an end without AM or PM for one after the beginning', () => {
  const nine = 9 * 60;
  expect(readTime('5', nine)).toBe(17 * 60);
  expect(readTime('5:30', nine)).toBe(17.5 * 60);
  expect(readTime('9', nine)).toBe(21 * 60);
  expect(readTime('11', nine)).toBe(11 * 60);
  expect(readTime('1a', nine)).toBe(60);
  expect(readTime('01:00', nine)).toBe(60);
});
