// @vitest-environment jsdom
import type { User } from '@cortado/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openHook, stubNetwork, type PendingRequest } from '../../testing/open-hook.ts';
import { storePendingFavorite } from './pending-favorite.ts';
import { usePendingFavorite } from './usePendingFavorite.ts';
import { waitFor } from '../../../../testing/wait-for.ts';

const MARA = { id: 3 } as User;
const OGAWA = { id: 7, name: 'Ogawa' };

let requests: PendingRequest[] = [];
beforeEach(() => {
  requests = stubNetwork();
  sessionStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

const routes = () => requests.map(({ route }) => route);

function signIn(returnTo: string) {
  const { result } = openHook(usePendingFavorite);
  act(() => result.current(MARA, returnTo));
}

it('adds the cafe a guest signed in for, once', async () => {
  storePendingFavorite(OGAWA);
  signIn('/cafe/7');
  await waitFor(() => expect(routes()).toEqual(['GET /api/favorites']));
  await act(async () => requests[0]!.answer([{ id: 8 }]));
  await waitFor(() => expect(routes()[1]).toBe('POST /api/favorites'));
  expect(requests[1]!.body).toEqual({ cafeId: 7 });
  requests.length = 0;
  signIn('/cafe/7');
  expect(requests).toEqual([]);
});

it('does not change what is a favorite already', async () => {
  storePendingFavorite(OGAWA);
  signIn('/cafe/7');
  await waitFor(() => expect(routes()).toEqual(['GET /api/favorites']));
  await act(async () => requests[0]!.answer([OGAWA]));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(routes()).toEqual(['GET /api/favorites']);
});

it('drops it where the guest signs in for something else', () => {
  storePendingFavorite(OGAWA);
  signIn('/profile');
  signIn('/cafe/7');
  expect(requests).toEqual([]);
});
