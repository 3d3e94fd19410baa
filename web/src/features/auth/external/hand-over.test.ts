// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  storeRedirectResult,
  onResult,
  parseReturn,
  rememberBegun,
  sendResult,
  takeRedirectResult,
} from './hand-over.ts';

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

describe('a result', () => {
  const result = { idToken: 'a.b.c' };

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') });
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** What this tab takes in the seconds that follow. */
  function takenWithin(seconds: number): unknown[] {
    const taken: unknown[] = [];
    const stop = onResult((one) => taken.push(one));
    vi.advanceTimersByTime(seconds * 1000);
    stop();
    return taken;
  }

  it('is taken once, where browsers have no channels too', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    rememberBegun();
    sendResult(result);
    expect(takenWithin(5)).toEqual([result]);
    storeRedirectResult(result);
    expect([takeRedirectResult(), takeRedirectResult()]).toEqual([result, null]);
  });

  it('signs in nobody in a tab that did not request it', () => {
    sendResult(result);
    storeRedirectResult(result);
    expect(takenWithin(5)).toEqual([]);
    expect(takeRedirectResult()).toBe(null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('that was not taken in time signs in nobody later', () => {
    rememberBegun();
    sendResult(result);
    storeRedirectResult(result);
    vi.advanceTimersByTime(60_000);
    rememberBegun();
    expect(takenWithin(5)).toEqual([]);
    expect(takeRedirectResult()).toBe(null);
    expect(localStorage).toHaveLength(0);
  });
});
