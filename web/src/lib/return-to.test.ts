import { describe, expect, it } from 'vitest';
import { parseReturnTo, signInPath } from './return-to.ts';

describe('returning after signing in', () => {
  it.each(['/', '/cafe/7?tab=reviews', '/profile?tab=settings', '/?q=a&area=South%20End'])(
    'goes back to %s',
    (path) => {
      expect(parseReturnTo(signInPath(path).slice('/auth'.length))).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'cafe/7',
    '',
    '/auth?tab=register',
    '/api/logout',
    '/\t/evil.example',
    '/.//evil.example',
    '/cafe/..//evil.example',
    `/?q=${'a'.repeat(500)}`,
  ])('goes nowhere else: %s', (wanted) => {
    expect(parseReturnTo(`?returnTo=${encodeURIComponent(wanted)}`)).toBeNull();
  });
});
