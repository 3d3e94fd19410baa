// @vitest-environment jsdom
import type { Cafe } from '@cortado/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../testing/wait-for.ts';
import { openHook, stubNetwork, type PendingRequest } from '../../testing/open-hook.ts';
import { useFavorite } from './useFavorites.ts';

const OGAWA = { id: 7, name: 'Ogawa' } as Cafe;

let requests: PendingRequest[] = [];
beforeEach(() => (requests = stubNetwork()));
afterEach(() => void vi.unstubAllGlobals());

const routes = () => requests.map(({ route }) => route);

it('counts a press before the favorites are known', async () => {
  const { result } = openHook(() => useFavorite(OGAWA));
  act(() => result.current.toggle());
  await waitFor(() => expect(routes()).toEqual(['GET /api/favorites']));
  await act(async () => requests[0]!.answer([]));
  await waitFor(() => expect(routes()[1]).toBe('POST /api/favorites'));
  expect(requests[1]!.body).toEqual({ cafeId: 7 });
});

it('counts a double press before that as one', async () => {
  const { result } = openHook(() => useFavorite(OGAWA));
  act(() => result.current.toggle());
  act(() => result.current.toggle());
  await waitFor(() => expect(routes()).toEqual(['GET /api/favorites']));
  await act(async () => requests[0]!.answer([]));
  await waitFor(() => expect(routes()[1]).toBe('POST /api/favorites'));
  await act(async () => requests[1]!.answer({}));
  expect(routes().filter((route) => route.startsWith('POST'))).toHaveLength(1);
});

it('removes what turns out to be a favorite', async () => {
  const { result } = openHook(() => useFavorite(OGAWA));
  act(() => result.current.toggle());
  await waitFor(() => expect(routes()).toEqual(['GET /api/favorites']));
  await act(async () => requests[0]!.answer([OGAWA]));
  await waitFor(() => expect(routes()[1]).toBe('DELETE /api/favorites/7'));
});
