// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './useNow.ts';

const START = Date.parse('2026-11-22T16:52:00Z');
const MINUTE_MS = 60_000;

let isHidden = false;
function hide(hidden: boolean) {
  isHidden = hidden;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: START + 20_000 });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  isHidden = false;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is the minute that has begun, and the next one as soon as it begins', () => {
  const { result, unmount } = renderHook(() => useNow());
  expect(result.current).toBe(START);
  pass(39_999);
  expect(result.current).toBe(START);
  pass(1);
  expect(result.current).toBe(START + MINUTE_MS);
  unmount();
});

it('has one timer for all readers, and none without readers', () => {
  const shown = [renderHook(() => useNow()), renderHook(() => useNow())];
  expect(vi.getTimerCount()).toBe(1);
  for (const { unmount } of shown) unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('does not change while the page is hidden, and is right as soon as it is seen', () => {
  const { result, unmount } = renderHook(() => useNow());
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  pass(10 * MINUTE_MS);
  expect(result.current).toBe(START);
  hide(false);
  expect(result.current).toBe(START + 10 * MINUTE_MS);
  unmount();
});

it('is right from the start for who comes later', () => {
  renderHook(() => useNow()).unmount();
  pass(5 * MINUTE_MS);
  const { result, unmount } = renderHook(() => useNow());
  expect(result.current).toBe(START + 5 * MINUTE_MS);
  unmount();
});

it('is nothing on the server', () => {
  const Clock = () => createElement('p', null, String(useNow()));
  expect(renderToString(createElement(Clock))).toBe('<p>null</p>');
});
