import { describe, expect, it } from 'vitest';
import { authTabPath, parseAuthTab, parseResetLink } from './auth-tabs.ts';

describe('the tab of the auth screen', () => {
  it.each([
    ['', 'login', null],
    ['tab=register', 'register', null],
    ['tab=forgotPassword', 'forgotPassword', null],
    ['tab=resetPassword', 'resetPassword', null],
    ['tab=nonsense', 'login', null],
    ['token=abc', 'resetPassword', { token: 'abc' }],
    ['tab=login&token=abc', 'resetPassword', { token: 'abc' }],
    ['token=', 'login', null],
    ['mode=resetPassword&oobCode=x', 'resetPassword', 'broken'],
    ['mode=resetPassword', 'login', null],
    ['tab=resetPassword&reset=true', 'resetPassword', 'cookie'],
  ])('of ?%s is %s', (search, tab, link) => {
    expect(parseAuthTab(search)).toBe(tab);
    expect(parseResetLink(search)).toEqual(link);
  });

  it('preserves the way back, and nothing else, when it changes', () => {
    expect(authTabPath('register', 'token=x&returnTo=%2Fcafe%2F7')).toBe(
      '/auth?tab=register&returnTo=%2Fcafe%2F7',
    );
    expect(authTabPath('login', 'tab=register')).toBe('/auth');
  });
});
