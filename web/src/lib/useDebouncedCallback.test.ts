// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedCallback } from './useDebouncedCallback.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

const DELAY_MS = 300;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const made: string[] = [];
  const { result, unmount } = renderHook(() =>
    useDebouncedCallback((text: string) => made.push(text), DELAY_MS),
  );
  return { made, debounced: () => result.current, leave: unmount };
}

it('calls once, with the last arguments, when no call has come for the delay', () => {
  const { made, debounced } = open();
  debounced().call('a');
  pass(DELAY_MS - 1);
  debounced().call('ab');
  pass(DELAY_MS - 1);
  expect(made).toEqual([]);
  pass(1);
  expect(made).toEqual(['ab']);
});

it('makes a waiting call at once where it is flushed, and none where nothing waits', () => {
  const { made, debounced } = open();
  debounced().call('a');
  debounced().flush();
  expect(made).toEqual(['a']);
  debounced().flush();
  pass(DELAY_MS);
  expect(made).toEqual(['a']);
});

it('makes no call that was cancelled, or whose screen was left', () => {
  const { made, debounced, leave } = open();
  debounced().call('a');
  debounced().cancel();
  pass(DELAY_MS);
  debounced().call('b');
  leave();
  pass(DELAY_MS);
  expect(made).toEqual([]);
});

it('holds a value back until it has stopped changing', () => {
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text, DELAY_MS), {
    initialProps: { text: 'a' },
  });
  rerender({ text: 'ab' });
  pass(DELAY_MS - 1);
  rerender({ text: 'abc' });
  pass(DELAY_MS - 1);
  expect(result.current).toBe('a');
  pass(1);
  expect(result.current).toBe('abc');
});
