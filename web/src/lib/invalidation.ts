import type { ReadRoute } from '@cortado/contract';
import { useQueryClient, type QueryFilters } from '@tanstack/react-query';
import type { ChangeRoute } from './api.ts';

/** What is refetched: every answer of a route, or those that a filter names. */
type Stale = ReadRoute | QueryFilters;

/** Lists and counts of favorites alone: no others show them. */
const FAVORITES_ONLY: QueryFilters = {
  predicate: ({ queryKey: [, input] }) => JSON.stringify(input).includes('"favoritesOnly":"true"'),
};
/** The cafes themselves have it too, but every heart reads the favorites. */
const FAVORITES: readonly Stale[] = ['GET /api/favorites', FAVORITES_ONLY];

/** What admins have changed. */
const ACTIVITY = 'GET /api/admin/audit';

/** Admins see the names of those who changed something, and of members. */
const ACCOUNT: readonly Stale[] = ['GET /api/user', ACTIVITY, 'GET /api/admin/users'];

/** How a member signs in. */
const SIGN_IN: readonly Stale[] = [
  'GET /api/user',
  'GET /api/user/two-step',
  'GET /api/user/sessions',
];

const CAFES: readonly Stale[] = [
  'GET /api/cafes',
  'GET /api/cafes/{id}',
  'GET /api/cafes/{id}/similar',
  'GET /api/facets',
  'GET /api/map',
];
const RATINGS: readonly Stale[] = [...CAFES, 'GET /api/user/ratings'];
const PREFERENCES: readonly Stale[] = ['GET /api/user/preferences/filters'];

/** Everything that shows the directory, but for the admins' own lists of cafes. */
const SHOWN: readonly Stale[] = [
  ...CAFES,
  'GET /api/areas',
  'GET /api/favorites',
  'GET /api/filter-categories',
  'GET /api/filter-options',
  // Here for how many cafes use them.
  'GET /api/admin/filter-categories',
  'GET /api/admin/cafes/{id}/filters',
  ACTIVITY,
  'GET /api/admin/cafes/{id}/owner',
];
const DIRECTORY: readonly Stale[] = [
  ...SHOWN,
  'GET /api/admin/cafes',
  'GET /api/admin/cafes/counts',
];
const OWNED: readonly Stale[] = [
  ...SHOWN,
  'GET /api/cafes/{id}/claim',
  'GET /api/owner/cafes',
  'GET /api/user',
];
const IMPORTED: readonly Stale[] = [
  ...DIRECTORY,
  'GET /api/admin/imports',
  'GET /api/admin/imports/{id}/rows',
  'GET /api/admin/imports/{id}/notes',
];

const QUEUE: readonly Stale[] = [
  'GET /api/admin/suggestions',
  'GET /api/admin/suggestions/counts',
  'GET /api/admin/suggestions/{id}',
  'GET /api/user/suggestions',
];

const MERGED: readonly Stale[] = [...QUEUE, ...DIRECTORY, 'GET /api/admin/merges/preview'];

const PHOTOS: readonly Stale[] = [
  'GET /api/cafes',
  'GET /api/cafes/{id}',
  'GET /api/favorites',
  'GET /api/cafes/{id}/photos/manage',
  'GET /api/owner/cafes',
  'GET /api/admin/cafes',
  ACTIVITY,
];

/** What each write makes stale. Who is signed in is not among it: `useSetSession` follows that. */
const INVALIDATES: Readonly<Record<ChangeRoute, readonly Stale[]>> = {
  'POST /api/register': [],
  'POST /api/login': [],
  'POST /api/login/second-step': [],
  'POST /api/login/passkey/options': [],
  'POST /api/login/passkey': [],
  'POST /api/logout': [],
  'POST /api/oauth/login': [],
  'POST /api/oauth/refresh': [],
  'POST /api/oauth/unlink': SIGN_IN,
  'POST /api/forgot-password': [],
  'POST /api/verify-reset-token': [],
  'POST /api/reset-password': [],
  'POST /api/change-password': ['GET /api/user/sessions'],
  'POST /api/delete-account': [],
  'PATCH /api/user': ACCOUNT,
  'PUT /api/user/username': ACCOUNT,
  'POST /api/user/email': ['GET /api/user'],
  'POST /api/user/email/send': [],
  'DELETE /api/user/email': ['GET /api/user'],
  'POST /api/email-change/confirm': [],
  'POST /api/email-change/undo': [],
  'POST /api/confirm-email': ['GET /api/user'],
  'POST /api/user/confirmation': [],
  'DELETE /api/user/sessions': ['GET /api/user/sessions'],
  'POST /api/user/two-step/app': SIGN_IN,
  'POST /api/user/two-step/recovery-codes': SIGN_IN,
  'POST /api/user/two-step/off': SIGN_IN,
  'POST /api/user/passkeys/options': [],
  'POST /api/user/passkeys': SIGN_IN,
  'POST /api/user/passkeys/confirmation': [],
  'PATCH /api/user/passkeys/{id}': SIGN_IN,
  'POST /api/user/passkeys/{id}/remove': SIGN_IN,
  'POST /api/searches': [],
  'POST /api/newsletter': [],
  'POST /api/newsletter/confirm': [],
  'POST /api/newsletter/unsubscribe': [],

  'POST /api/favorites': FAVORITES,
  'DELETE /api/favorites/{id}': FAVORITES,
  'POST /api/cafes/{id}/ratings': RATINGS,
  'DELETE /api/cafes/{id}/ratings': RATINGS,
  'POST /api/user/preferences/filters': PREFERENCES,
  'DELETE /api/user/preferences/filters/{id}': PREFERENCES,
  'DELETE /api/user/preferences/filters': PREFERENCES,

  'POST /api/cafes/{id}/answers': ['GET /api/cafes/{id}', ACTIVITY],
  'POST /api/cafes/{id}/reports': QUEUE,
  'POST /api/suggestions': QUEUE,
  'POST /api/admin/suggestions/{id}/accept': [...QUEUE, ...DIRECTORY],
  'POST /api/admin/suggestions/{id}/decline': [...QUEUE, ACTIVITY],
  'POST /api/admin/suggestions/{id}/decline-sender': [...QUEUE, ACTIVITY],
  'POST /api/admin/suggestions/{id}/reopen': [...QUEUE, ...DIRECTORY],
  'POST /api/cafes/{id}/claim': [...QUEUE, 'GET /api/cafes/{id}/claim'],
  'POST /api/cafes/{id}/claim/code': ['GET /api/cafes/{id}/claim'],
  'POST /api/cafes/{id}/claim/confirm': [...OWNED, ...QUEUE],
  'PUT /api/owner/cafes/{id}': OWNED,

  'POST /api/cafes/{id}/photos': [...QUEUE, ...PHOTOS],
  'PUT /api/cafes/{id}/photos/order': PHOTOS,
  'PATCH /api/photos/{id}': PHOTOS,
  'DELETE /api/photos/{id}': PHOTOS,
  'POST /api/photos/{id}/restore': PHOTOS,

  'DELETE /api/admin/cafes/{id}/owner': DIRECTORY,
  'POST /api/admin/cafes': DIRECTORY,
  'POST /api/admin/cafes/status': DIRECTORY,
  'POST /api/admin/cafes/merge': MERGED,
  'POST /api/admin/merges/{id}/undo': MERGED,
  'POST /api/admin/cafes/checked': DIRECTORY,
  'PUT /api/admin/cafes/{id}': DIRECTORY,
  'PATCH /api/admin/cafes/{id}': DIRECTORY,
  'DELETE /api/admin/cafes/{id}': DIRECTORY,
  'POST /api/admin/cafes/{id}/filters': DIRECTORY,
  'PUT /api/admin/cafes/{id}/filters': DIRECTORY,
  'POST /api/admin/audit/{id}/restore': DIRECTORY,
  'POST /api/admin/audit/{id}/put-back': [...MERGED, ...PHOTOS, ...OWNED, ...IMPORTED],
  'POST /api/admin/filter-categories': DIRECTORY,
  'PATCH /api/admin/filter-categories/reorder': SHOWN,
  'DELETE /api/admin/filter-categories/{id}': DIRECTORY,
  'POST /api/admin/filter-options': DIRECTORY,
  'PUT /api/admin/filter-options/{id}': DIRECTORY,
  'DELETE /api/admin/filter-options/{id}': DIRECTORY,
  'POST /api/admin/import-cafes': IMPORTED,
  'POST /api/admin/imports': [],
  // The mapping of its columns is remembered, and shown there.
  'POST /api/admin/imports/file': [ACTIVITY],
  'POST /api/admin/imports/{id}/run': IMPORTED,
  'POST /api/admin/imports/{id}/dismiss': [
    'GET /api/admin/imports',
    'GET /api/admin/imports/{id}/rows',
  ],
  // Its end is followed, and refetches what it changed.
  'POST /api/admin/imports/{id}/cancel': [],
  'POST /api/admin/imports/{id}/undo': IMPORTED,
  'POST /api/admin/jobs/{id}/retry': ['GET /api/admin/health', ACTIVITY],
  'DELETE /api/admin/jobs/{id}': ['GET /api/admin/health', ACTIVITY],
  // An account's ratings, ownerships and own suggestions are deleted with it.
  'DELETE /api/admin/users/{id}': [...QUEUE, ...DIRECTORY, 'GET /api/admin/users'],
  'GET /api/dev/create-test-user': ['GET /api/admin/users', ACTIVITY],
};

/** Marks what a write changed as stale; what of it is on the screen is refetched, which can be awaited. */
export function useInvalidate(): (route: ChangeRoute) => Promise<void> {
  const queries = useQueryClient();
  return async (route) => {
    const reads = INVALIDATES[route].map((stale) =>
      queries.invalidateQueries(typeof stale === 'string' ? { queryKey: [stale] } : stale),
    );
    await Promise.all(reads);
  };
}
