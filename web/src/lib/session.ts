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

/** Who is signed in once the provider was asked again: it may have been too long ago, as after a night. */
async function renewUser(queries: QueryClient, signal: AbortSignal): Promise<User> {
  await call('POST /api/oauth/refresh', undefined, signal);
  const user = await call(USER, undefined, signal);
  // What was asked for meanwhile was answered as to a guest.
  void queries.invalidateQueries({
    predicate: (query) => isOf(FOR_GUESTS)(query) || query.state.status === 'error',
  });
  return user;
}

/** Who is signed in; nobody is null, and is not asked for where there is no session. */
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

/** Who is signed in, and what is the same for everybody. */
const SHARED: ReadonlySet<QueryKey[0]> = new Set([
  USER,
  'GET /api/areas',
  'GET /api/filter-categories',
]);
/** What guests may ask for too, and read otherwise than members. */
const FOR_GUESTS: ReadonlySet<QueryKey[0]> = new Set([
  'GET /api/cafes',
  'GET /api/cafes/{id}',
  'GET /api/facets',
  'GET /api/map',
]);

const isOf = (routes: ReadonlySet<QueryKey[0]>) => (query: { queryKey: QueryKey }) =>
  routes.has(query.queryKey[0]);

const enders: (() => void)[] = [];
/** @param end ends what was begun for a viewer, once it is somebody else's turn */
export const onViewerChange = (end: () => void) => enders.push(end);

/** Nothing that was read or begun for one viewer is shown to, or sent as, the next. */
function setSession(queries: QueryClient, user: User | null): void {
  resetSavedFilters();
  for (const end of enders) end();
  void queries.cancelQueries();
  const mutations = queries.getMutationCache();
  // Changes that wait for their turn; what is under way is the server's already.
  for (const waiting of mutations.findAll({ predicate: ({ state }) => state.isPaused })) {
    mutations.remove(waiting);
  }
  queries.setQueryData(USER_KEY, user);
  // Not asked for again: the parts that show it are about to go, or to ask for the next viewer's.
  queries.removeQueries({
    predicate: (query) => !isOf(SHARED)(query) && !isOf(FOR_GUESTS)(query),
  });
  void queries.resetQueries({ predicate: isOf(FOR_GUESTS) });
}

/** Has every other tab ask anew who is signed in, as after a change of name. */
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

/** Asks anew who is signed in; an answer that a change of viewer overtakes is dropped. */
async function refetchUser(queries: QueryClient): Promise<User | null> {
  const before = queries.getQueryData<User | null>(USER_KEY);
  await queries.cancelQueries({ queryKey: USER_KEY });
  const user = await queries.fetchQuery({ ...userQuery, staleTime: 0 });
  if (user?.id !== before?.id) setSession(queries, user);
  return user;
}

/** Has every tab ask anew who is signed in, and waits for this one. */
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
      // It may have been asked before somebody signed in: who it is now is for the server to say.
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
    // A page that comes back as it was left: somebody may have signed out elsewhere since.
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
