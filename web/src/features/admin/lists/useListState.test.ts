// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useListState } from './useListState.ts';

function open() {
  const { result } = renderHook(() => useListState('cafes'));
  return {
    state: () => result.current.state,
    address: () => window.location.pathname + window.location.search,
    type: (text: string) => act(() => result.current.type(text)),
    change: (part: Parameters<typeof result.current.change>[0]) =>
      act(() => result.current.change(part)),
  };
}

beforeEach(() => window.history.replaceState(null, '', '/admin?tab=cafes&page=3'));
afterEach(cleanup);

it('has each letter in the address at once, and piles up no history', () => {
  const { state, address, type } = open();
  const steps = window.history.length;
  type('%');
  type('%41 b');
  expect(state()).toEqual({ text: '%41 b', status: 'all', sort: 'name', page: 1 });
  expect(address()).toBe('/admin?tab=cafes&q=%2541+b');
  expect(window.history.length).toBe(steps);
});

it('keeps what is typed where another filter is pressed, which is a step of its own', () => {
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
