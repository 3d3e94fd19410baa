// @vitest-environment jsdom
import type { Suggestion } from '@cortado/contract';
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../../testing/wait-for.ts';
import { openHook, stubNetwork } from '../../../testing/open-hook.ts';
import { useMerge } from '../merge/useMerge.ts';
import { useDecision } from './useDecision.ts';

afterEach(() => void vi.unstubAllGlobals());

const SUGGESTION = { id: 4 } as Suggestion;

it.each([
  ['goes on to the next item', true],
  ['takes nobody from the item they have opened meanwhile', false],
])('a decision %s', async (_, stays) => {
  const requests = stubNetwork();
  const onDecided = vi.fn<() => void>();
  const decision = { onDecided, onAllDecided() {}, onReopened() {} };
  const { result, unmount, queries } = openHook(() => useDecision(SUGGESTION, decision));
  act(() => result.current.decline('not_true', '', false));
  await waitFor(() => expect(requests).toHaveLength(1));
  if (!stays) unmount();
  await act(async () => requests[0]!.answer({ message: 'Declined.' }));
  await waitFor(() => expect(queries.isMutating()).toBe(0));
  expect(onDecided).toHaveBeenCalledTimes(stays ? 1 : 0);
});

it.each([
  ['ends at the list', true],
  ['takes nobody back who has left', false],
])('a merge %s', async (_, stays) => {
  const requests = stubNetwork();
  const onDone = vi.fn<() => void>();
  const { result, unmount, queries } = openHook(() => useMerge(onDone));
  const body = { winnerId: 1, loserId: 2, winnerVersion: 1, loserVersion: 1, take: [] };
  act(() => result.current.mutate({ body }));
  await waitFor(() => expect(requests).toHaveLength(1));
  if (!stays) unmount();
  await act(async () => requests[0]!.answer({ id: 1, cafe: { name: 'Ogawa' } }));
  await waitFor(() => expect(queries.isMutating()).toBe(0));
  expect(onDone).toHaveBeenCalledTimes(stays ? 1 : 0);
});
