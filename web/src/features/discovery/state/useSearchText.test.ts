// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setText } from './changes.ts';
import { useSearchText } from './useSearchText.ts';

const AREAS = ['Downtown'];
const PAUSE_MS = 300;

function open() {
  const { result, unmount } = renderHook(() => useSearchText(AREAS));
  return {
    box: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    submit: () => act(() => result.current.apply(setText(result.current.text, AREAS))),
    clear: () => act(() => result.current.apply(setText('', AREAS))),
    pause: (ms = PAUSE_MS) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      }),
    leave: unmount,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
});
afterEach(() => void vi.useRealTimers());

it('follows a pause in typing, and not each letter', () => {
  const { box, type, pause } = open();
  type('oga');
  pause(PAUSE_MS - 1);
  type('ogawa');
  pause(PAUSE_MS - 1);
  expect([box(), window.location.search]).toEqual(['ogawa', '']);
  pause(1);
  expect([box(), window.location.search]).toEqual(['ogawa', '?q=ogawa']);
});

it('adds no history entry by typing, and one by submitting', () => {
  const { type, submit, pause } = open();
  const before = window.history.length;
  type('og');
  pause();
  type('ogawa');
  pause();
  expect(window.history.length).toBe(before);
  submit();
  expect([window.location.search, window.history.length]).toEqual(['?q=ogawa', before + 1]);
  pause();
  expect(window.history.length).toBe(before + 1);
});

it('leaves in the box what is typed, blanks included, until the address says something else', () => {
  const { box, type, pause } = open();
  type('cold ');
  pause();
  expect([box(), window.location.search]).toEqual(['cold ', '?q=cold']);
  act(() => window.history.replaceState(null, '', '/?q=siphon'));
  expect(box()).toBe('siphon');
});

it('is empty at once where it is cleared, and still in all areas', () => {
  window.history.replaceState(null, '', '/?q=ogawa');
  const { box, type, clear, pause } = open();
  type('ogawa c');
  clear();
  expect([box(), window.location.search]).toEqual(['', '?area=all']);
  pause();
  expect(window.location.search).toBe('?area=all');
});

it('does not navigate once the screen is left', () => {
  const { type, pause, leave } = open();
  type('ogawa');
  leave();
  pause();
  expect(window.location.search).toBe('');
});
