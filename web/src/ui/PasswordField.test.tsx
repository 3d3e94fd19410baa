// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const about = () =>
  document.querySelector(`[id="${field().getAttribute('aria-describedby')}"]`)!.textContent;

it('is hidden until it is shown by the button, and can be hidden again', () => {
  render(<PasswordField label="Password" />);
  expect(field().type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field().type).toBe('password');
});

it('warns of Caps Lock while it is on, beside its hint', () => {
  render(<PasswordField label="Password" hint="Eight or more." />);
  expect(about()).toBe('Eight or more.');
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
  expect(about()).toBe('Eight or more.Caps Lock is on.');
  fireEvent.keyUp(field(), { key: 'CapsLock', modifierCapsLock: false });
  expect(about()).toBe('Eight or more.');
});

it('says what is wrong with it instead', () => {
  render(<PasswordField label="Password" hint="Eight or more." error="Too short." />);
  expect(about()).toBe('Too short.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
