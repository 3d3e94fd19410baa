// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { TimeField } from './TimeField.tsx';

function open(onSubmit = (event: FormEvent) => event.preventDefault()) {
  const told: number[] = [];
  function Field() {
    const [value, setValue] = useState(8 * 60);
    const onChange = (minutes: number) => {
      told.push(minutes);
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
  return told;
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Monday, from' });
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
  ['25:00', '“25:00” is not a time. Enter 7:30 AM or 17:30.'],
  ['', 'Enter a time, such as 7:30 AM or 17:30.'],
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

it('tells its time to whoever hears it, also as the arrows move it', () => {
  open();
  const heard = () => ['aria-valuenow', 'aria-valuetext'].map((name) => field().getAttribute(name));
  expect(heard()).toEqual(['480', '8:00 AM']);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(heard()).toEqual(['465', '7:45 AM']);
});

it('keeps its form from being sent while it is no time, and takes the cursor', () => {
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
