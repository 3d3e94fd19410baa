import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { linkFailureText } from './ResetPassword.tsx';

const refusal = (status: number, message: string, code = '') =>
  new ApiError(status, message, { code });

it.each([
  [refusal(400, 'Specific server error'), 'Specific server error'],
  [refusal(400, ''), 'Invalid or expired reset link. Please request a new one.'],
  [
    refusal(400, 'Invalid or expired token', 'RESET_TOKEN_INVALID'),
    'Invalid or expired reset link. Please request a new one.',
  ],
  [refusal(429, 'Slow down'), 'Too many reset attempts. Please try again later.'],
  [refusal(0, 'Unavailable'), 'No network'],
  [refusal(500, 'Broken'), 'Unexpected'],
  [new SyntaxError('no JSON'), 'Unexpected'],
])('a reset link refused with %o is reported as "%s"', (error, text) => {
  expect(linkFailureText(error, 'Unexpected', 'No network')).toBe(text);
});
