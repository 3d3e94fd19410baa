import type { User } from '@cortado/contract';
import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, apiKey, call, codeOf } from './api.ts';
import { forgetTab } from './storage.ts';
import { resetSavedFilters } from './saved-filters.ts';
import { mayBeSignedIn, writeSignedInHint } from './signed-in-hint.ts';
import { useIsHydrated } from './useClientValue.ts';

const USER = 'GET /api/user';
const USER_KEY = apiKey(USER);
/** Other tabs; the server has none. */
const channel = typeof window === 'undefined' ? null : new BroadcastChannel('cortado-viewer');

function nobody(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}

/** The viewer after the provider was asked again: its last answer may be too old, as after a night. */
async function renewUser(queries: QueryClient, signal: AbortSignal): Promise<User> {
  await call('POST /api/oauth/refresh', undefined, signal);
  const user = await call(USER, undefined, signal);
  // What was requested meanwhile was answered as for a guest.
  void queries.invalidateQueries({
    predicate: (query) => isOf(FOR_GUESTS)(query) || query.state.status === 'error',
  });
  return user;
}

/** Who is signed in; null for guests, and not requested without a session. */
const userQuery = {
  queryKey: USER_KEY,
  async queryFn({ signal, client }: QueryFunctionContext): Promise<User | null> {
    if (!mayBeSignedIn()) return null;
    return call(USER, undefined, signal)
      .catch((error: unknown) => {
        const hasLapsed = codeOf(error) === 'EXTERNAL_TOKEN_EXPIRED';
        return hasLapsed ? renewUser(client, signal) : Promise.reject(error);
      })
      .catch(nobody);
  },
};

export interface Session {
  viewer: User | null;
  /** Whether it is not known yet who is signed in. */
  isLoading: boolean;
  /** Why it could not be found out. */
  error: Error | null;
}

export function useSession(): Session {
  const { data, isPending, error } = useQuery(userQuery);
  // A part that hydrates late must begin as the server rendered it, for a guest.
  const isHydrated = useIsHydrated();
  return isHydrated
    ? { viewer: data ?? null, isLoading: isPending, error }
    : { viewer: null, isLoading: true, error: null };
}

/** The viewer, and what is the same for everybody. */
const SHARED: ReadonlySet<QueryKey[0]> = new Set([
  USER,
  'GET /api/areas',
  'GET /api/filter-categories',
]);
/** Routes for guests too, with other answers than for members. */
const FOR_GUESTS: ReadonlySet<QueryKey[0]> = new Set([
  'GET /api/cafes',
  'GET /api/cafes/{id}',
  'GET /api/facets',
  'GET /api/map',
]);

const isOf = (routes: ReadonlySet<QueryKey[0]>) => (query: { queryKey: QueryKey }) =>
  routes.has(query.queryKey[0]);

const enders: (() => void)[] = [];
/** @param end called when the viewer changes, to end what was begun for them */
export const onViewerChange = (end: () => void) => enders.push(end);

/** Clears what was read or begun for one viewer, so that it is not shown to, or sent as, the next. */
function setSession(queries: QueryClient, user: User | null): void {
  resetSavedFilters();
  for (const end of enders) end();
  void queries.cancelQueries();
  const mutations = queries.getMutationCache();
  // Changes that wait for their turn; the others have been sent already.
  for (const waiting of mutations.findAll({ predicate: ({ state }) => state.isPaused })) {
    mutations.remove(waiting);
  }
  queries.setQueryData(USER_KEY, user);
  // Not refetched: the parts that show it are about to be removed, or to fetch the next viewer's.
  queries.removeQueries({
    predicate: (query) => !isOf(SHARED)(query) && !isOf(FOR_GUESTS)(query),
  });
  void queries.resetQueries({ predicate: isOf(FOR_GUESTS) });
}

/** Has every other tab refetch the viewer, as after a change of name. */
export function notifyOtherTabs(): void {
  channel?.postMessage(null);
}

/** Notifies this tab and every other one that somebody signed in or out. */
export function useSetSession(): (user: User | null) => void {
  const queries = useQueryClient();
  return (user) => {
    setSession(queries, user);
    notifyOtherTabs();
  };
}

/** Refetches the viewer; an answer that a change of viewer overtakes is dropped. */
async function refetchUser(queries: QueryClient): Promise<User | null> {
  const before = queries.getQueryData<User | null>(USER_KEY);
  await queries.cancelQueries({ queryKey: USER_KEY });
  const user = await queries.fetchQuery({ ...userQuery, staleTime: 0 });
  if (user?.id !== before?.id) setSession(queries, user);
  return user;
}

/** Has every tab refetch the viewer, and waits for this one. */
export function useRenewSession(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    notifyOtherTabs();
    await refetchUser(queries).catch(() => {});
  };
}

/**
 * Records in the document and in the cookie whether somebody is signed in. The cookie is the server's, but
 * a guest's answer that came just before somebody signed in has removed it.
 */
function persistSignedInHint(user: User | null): void {
  if (user) {
    document.documentElement.dataset['signedIn'] = '';
    if (!mayBeSignedIn()) writeSignedInHint(true);
  } else {
    delete document.documentElement.dataset['signedIn'];
    writeSignedInHint(false);
  }
}

/** Follows what this tab, other tabs and the server say of who is signed in. */
export function useSessionSync(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refetch = () => void refetchUser(queries).catch(() => {});
    const onError = (error: unknown) => {
      // The request may be older than a sign-in: the server says who it is now.
      const isRefused = codeOf(error) === 'UNAUTHENTICATED';
      if (isRefused && queries.getQueryData(USER_KEY)) refetch();
    };
    // Another tab signed somebody out, or somebody else in; after an expired session drafts remain.
    const onMessage = () => {
      const before = queries.getQueryData<User | null>(USER_KEY);
      void refetchUser(queries)
        .then((user) => before && user?.id !== before.id && forgetTab())
        .catch(() => {});
    };
    // A page from the browser's back/forward cache: the viewer may have signed out elsewhere since.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onMessage();
    };
    const persist = () => {
      const user = queries.getQueryData<User | null>(USER_KEY);
      if (user !== undefined) persistSignedInHint(user);
    };
    persist();
    channel?.addEventListener('message', onMessage);
    window.addEventListener('pageshow', onPageShow);
    const stops = [
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        if (event.action.type === 'error') onError(event.action.error);
        if (event.action.type === 'success' && event.query.queryKey[0] === USER) persist();
      }),
    ];
    return () => {
      channel?.removeEventListener('message', onMessage);
      window.removeEventListener('pageshow', onPageShow);
      for (const stop of stops) stop();
    };
  }, [queries]);
}
