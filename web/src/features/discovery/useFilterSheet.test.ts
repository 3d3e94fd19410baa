// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { waitFor } from '../../../../testing/wait-for.ts';
import { useAddressState } from './state/useAddressState.ts';
import { toggleOption } from './state/changes.ts';
import { useFilterSheet } from './useDiscoveryScreen.ts';

const AREAS = ['Downtown'];

function open() {
  const { result } = renderHook(() => useFilterSheet(useAddressState(AREAS).change));
  return {
    sheet: () => result.current,
    does: (what: () => void) => act(what),
    goes: async (what: () => void, address: string) => {
      act(what);
      await waitFor(() => expect(window.location.search).toBe(address));
    },
  };
}

beforeEach(() => window.history.replaceState(null, '', '/?area=all'));

it('is a step of the history, which Back undoes', async () => {
  const { sheet, does } = open();
  const before = window.history.length;
  expect(sheet().isOpen).toBe(false);
  does(() => sheet().open(document.body));
  expect(sheet().isOpen).toBe(true);
  expect(window.history.length).toBe(before + 1);
  does(() => sheet().close());
  await waitFor(() => expect(sheet().isOpen).toBe(false));
  expect(window.location.search).toBe('?area=all');
});

it('gives the screen a step of its own beneath for each change', async () => {
  const { sheet, does, goes } = open();
  does(() => sheet().open(document.body));
  does(() => sheet().change(toggleOption('features', 'wifi')));
  does(() => sheet().change(toggleOption('features', 'food')));
  expect([sheet().isOpen, window.location.search]).toEqual([true, '?features=food,wifi']);
  does(() => sheet().close());
  await waitFor(() => expect(sheet().isOpen).toBe(false));
  expect(window.location.search).toBe('?features=food,wifi');
  await goes(() => window.history.back(), '?features=wifi');
  expect(sheet().isOpen).toBe(false);
  await goes(() => window.history.back(), '?area=all');
});

it('adds no entry for a change that changes nothing', () => {
  const { sheet, does } = open();
  does(() => sheet().open(document.body));
  const before = window.history.length;
  does(() => sheet().change((state) => state));
  expect(window.history.length).toBe(before);
});
