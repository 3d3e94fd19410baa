// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { apiKey, type ApiKey, apiQuery } from './api.ts';
import { openHook, stubNetwork } from '../testing/open-hook.ts';
import { useInvalidate } from './invalidation.ts';
import { useWrite } from './useWrite.ts';
import { waitFor } from '../../../testing/wait-for.ts';

afterEach(() => void vi.unstubAllGlobals());

const LIST = apiKey('GET /api/cafes', { query: { area: 'Downtown' } });
const FAVORITES_LIST = apiKey('GET /api/cafes', { query: { favoritesOnly: 'true' } });
const FAVORITES_FACETS = apiKey('GET /api/facets', { query: { favoritesOnly: 'true' } });
const FACETS = apiKey('GET /api/facets');
const MAP = apiKey('GET /api/map', { query: { area: 'Downtown' } });
const FAVORITES_MAP = apiKey('GET /api/map', { query: { favoritesOnly: 'true' } });
const CAFE = apiKey('GET /api/cafes/{id}', { params: { id: 7 } });
const FAVORITES = apiKey('GET /api/favorites', undefined, 1);
const RATINGS = apiKey('GET /api/user/ratings', { query: { cafeId: 7 } }, 1);
const EDITED = apiKey('GET /api/admin/cafes/{id}', { params: { id: 7 } });
const ADMIN_LIST = apiKey('GET /api/admin/cafes');
const ACTIVITY = apiKey('GET /api/admin/audit', { query: { limit: 20 } });
const AREAS = apiKey('GET /api/areas');
const USER = apiKey('GET /api/user');
const ALL: Readonly<Record<string, ApiKey>> = {
  LIST,
  FAVORITES_LIST,
  FAVORITES_FACETS,
  FACETS,
  MAP,
  FAVORITES_MAP,
  CAFE,
  FAVORITES,
  RATINGS,
  EDITED,
  ADMIN_LIST,
  ACTIVITY,
  AREAS,
  USER,
};

/** What shows cafes or their counts. */
const CAFES = [
  'LIST',
  'FAVORITES_LIST',
  'FAVORITES_FACETS',
  'FACETS',
  'MAP',
  'FAVORITES_MAP',
  'CAFE',
];

/** What shows those, or what was done to them. */
const DIRECTORY = [...CAFES, 'FAVORITES', 'ADMIN_LIST', 'ACTIVITY', 'AREAS'];

it.each([
  ['POST /api/favorites', ['FAVORITES_LIST', 'FAVORITES_FACETS', 'FAVORITES_MAP', 'FAVORITES']],
  ['POST /api/cafes/{id}/ratings', [...CAFES, 'RATINGS']],
  // The form of a cafe that is being edited is left alone.
  ['PUT /api/admin/cafes/{id}', DIRECTORY],
  // With the account go its ratings.
  ['DELETE /api/admin/users/{id}', DIRECTORY],
  ['POST /api/admin/suggestions/{id}/decline', ['ACTIVITY']],
  ['POST /api/admin/imports/file', ['ACTIVITY']],
  ['GET /api/dev/create-test-user', ['ACTIVITY']],
  ['POST /api/confirm-email', ['USER']],
  ['POST /api/login', []],
] as const)('%s makes stale: %s', async (route, expected) => {
  const { queries, result } = openHook(useInvalidate);
  for (const key of Object.values(ALL)) queries.setQueryData(key, {});
  await act(() => result.current(route));
  const stale = Object.keys(ALL).filter((name) => queries.getQueryState(ALL[name]!)?.isInvalidated);
  expect(stale).toEqual(expected);
});

it('a write is pending until it is answered, however long the lists that it changed take', async () => {
  const requests = stubNetwork();
  const events: string[] = [];
  const { queries, result } = openHook(() => ({
    users: useQuery(apiQuery('GET /api/admin/users')).data,
    removal: useWrite('DELETE /api/admin/users/{id}', {
      done: () => void events.push('answered'),
    }),
  }));
  act(() => void queries.setQueryData(apiKey('GET /api/admin/users'), [{ id: 1 }]));
  requests.length = 0;
  act(() => result.current.removal.mutate({ params: { id: 1 } }));
  await waitFor(() =>
    expect(requests.map(({ route }) => route)).toEqual(['DELETE /api/admin/users/1']),
  );
  await act(async () => requests[0]!.answer({ message: 'Gone.' }));
  await waitFor(() => expect(requests[1]?.route).toBe('GET /api/admin/users'));
  expect(events).toEqual(['answered']);
  await waitFor(() => expect(result.current.removal.isPending).toBe(false));
  await act(async () => requests[1]!.answer([]));
  await waitFor(() => expect(result.current.users).toEqual([]));
});
