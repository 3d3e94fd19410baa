import { describe, expect, it } from 'vitest';
import { parseReturn } from './hand-over.ts';

describe('what the provider returned with', () => {
  it.each([
    [
      '#id_token=a.b.c&mode=popup&returnTo=%2Fcafe%2F7',
      { result: { idToken: 'a.b.c' }, mode: 'popup', returnTo: '/cafe/7' },
    ],
    [
      '#error=network-request-failed&mode=redirect&returnTo=%2F',
      { result: { error: 'network-request-failed' }, mode: 'redirect', returnTo: '/' },
    ],
    ['#error=toString', { result: { error: 'user-mismatch' }, mode: 'redirect', returnTo: '/' }],
    ['', { result: { error: 'user-mismatch' }, mode: 'redirect', returnTo: '/' }],
  ])('%s', (fragment, expected) => {
    expect(parseReturn(fragment)).toEqual(expected);
  });
});
