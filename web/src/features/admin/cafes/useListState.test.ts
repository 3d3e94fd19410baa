// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListState } from './useListState.ts';

const PAUSE_MS = 300;

function open() {
  const { result } = renderHook(useListState);
  return {
    state: () => result.current.state,
    query: () => new URLSearchParams(window.location.search).get('q'),
    type: (text: string) => act(() => result.current.type(text)),
    change: (part: Parameters<typeof result.current.change>[0]) =>
      act(() => result.current.change(part)),
    blur: () => act(() => result.current.flush()),
    pause: () =>
      act(() => {
        vi.advanceTimersByTime(PAUSE_MS);
      }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/admin?tab=cafes&shown=200');
});
afterEach(() => void vi.useRealTimers());

it('follows each letter in the table, and a pause in the address', () => {
  const { state, query, type, pause } = open();
  expect(state().drawn).toBe(200);
  type('o');
  type('og');
  expect([state().text, state().drawn, query()]).toEqual(['og', 100, null]);
  pause();
  expect([state().text, query()]).toEqual(['og', 'og']);
});

it('has what was typed in the address once the box is left', () => {
  const { query, type, blur } = open();
  type('og');
  blur();
  expect(query()).toBe('og');
});

it('keeps what is typed where another filter is pressed before the pause', () => {
  const { state, query, type, change, pause } = open();
  type('og');
  change({ status: 'draft' });
  expect([state().text, state().status, query()]).toEqual(['og', 'draft', 'og']);
  pause();
  expect([state().status, query()]).toEqual(['draft', 'og']);
});

it('shows what the address says where one goes back', () => {
  const { state, type, pause } = open();
  type('og');
  pause();
  act(() => window.history.replaceState(null, '', '/admin?tab=cafes'));
  expect(state().text).toBe('');
});
