// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StrengthMeter } from './NewPassword.tsx';

it.each([
  ['a', 'Very weak. Use 8 or more characters to fill the meter.'],
  ['aaaaaaaa', 'Weak. Add an uppercase letter to fill the meter.'],
  ['AAAAAAAA', 'Weak. Add a lowercase letter to fill the meter.'],
  ['Aaaaaaaa', 'Fair. Add a number to fill the meter.'],
  ['Aaaaaaa1', 'Strong. Add a special character to fill the meter.'],
  ['Aaaaaa1!', 'Very strong.'],
])('of %s the meter says: %s', (password, text) => {
  render(<StrengthMeter password={password} />);
  expect(screen.getByText(text).tagName).toBe('P');
});
