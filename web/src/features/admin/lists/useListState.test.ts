// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListState } from './useListState.ts';

function open() {
  const { result } = renderHook(() => useListState('cafes'));
  return {
    state: () => result.current.state,
    address: () => window.location.pathname + window.location.search,
    type: (text: string) => act(() => result.current.type(text)),
    leave: () => act(() => result.current.flush()),
    change: (part: Parameters<typeof result.current.change>[0]) =>
      act(() => result.current.change(part)),
  };
}

beforeEach(() => window.history.replaceState(null, '', '/admin?tab=cafes&page=3'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('has each letter in the address at once, and adds no history entries', () => {
  const { state, address, type } = open();
  const steps = window.history.length;
  type('%');
  type('%41 b');
  expect(state()).toEqual({ text: '%41 b', status: 'all', sort: 'name', page: 1 });
  expect(address()).toBe('/admin?tab=cafes&q=%2541+b');
  expect(window.history.length).toBe(steps);
});

it('preserves what is typed where another filter is pressed, which is a history entry of its own', () => {
  const { state, address, type, change } = open();
  type('og');
  const steps = window.history.length;
  change({ status: 'draft' });
  change({ sort: 'status' });
  change({ page: 2 });
  expect(state()).toEqual({ text: 'og', status: 'draft', sort: 'status', page: 2 });
  expect(address()).toBe('/admin?tab=cafes&q=og&status=draft&sort=status&page=2');
  expect(window.history.length).toBe(steps + 3);
});

it.each(['a pause', 'leaving the box'])(
  'changes the address no more often than browsers bear, and has the rest after %s',
  (end) => {
    vi.useFakeTimers();
    const replaced = vi.spyOn(window.history, 'replaceState');
    const { state, address, type, leave } = open();
    for (let length = 1; length <= 150; length += 1) type('a'.repeat(length));
    expect(replaced.mock.calls.length).toBeLessThan(100);
    expect(state().text).toBe('a'.repeat(150));
    if (end === 'a pause') {
      act(() => {
        vi.advanceTimersByTime(300);
      });
    } else leave();
    expect(address()).toBe(`/admin?tab=cafes&q=${'a'.repeat(150)}`);
    expect(replaced.mock.calls.length).toBeLessThan(100);
  },
);

it('shows what the address says after going back', () => {
  const { state, type } = open();
  type('og');
  act(() => window.history.replaceState(null, '', '/admin?tab=cafes'));
  expect(state().text).toBe('');
});

it('begins at the first page again where anything else changes', () => {
  const { state, change } = open();
  expect(state().page).toBe(3);
  change({ sort: 'neighborhood' });
  expect(state().page).toBe(1);
});

it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=99999999999', 'status=open', 'sort=id'])(
  'takes an address with %s as one without it',
  (part) => {
    window.history.replaceState(null, '', `/admin?tab=cafes&${part}`);
    expect(open().state()).toEqual({ text: '', status: 'all', sort: 'name', page: 1 });
  },
);
