import { passwordStrength } from '@cortado/contract/passwords';
import { expect, it } from 'vitest';
import * as texts from './texts.ts';

it.each([
  ['a', 'Very weak. Use 8 or more characters to fill the meter.'],
  ['aaaaaaaa', 'Weak. Add an uppercase letter to fill the meter.'],
  ['AAAAAAAA', 'Weak. Add a lowercase letter to fill the meter.'],
  ['Aaaaaaaa', 'Fair. Add a number to fill the meter.'],
  ['Aaaaaaa1', 'Strong. Add a special character to fill the meter.'],
  ['Aaaaaa1!', 'Very strong.'],
])('of %s it is said: %s', (password, text) => {
  const { score, missing } = passwordStrength(password);
  expect(texts.strengthHint(score, missing)).toBe(text);
});
