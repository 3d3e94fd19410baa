import type { User } from '@cortado/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, apiGet } from './api.ts';
import { PAGE_KEYS } from './catalogue.ts';
import { resetSavedFilters } from './saved-filters.ts';

const USER_KEY = ['/api/user'] as const;
const channel = typeof window === 'undefined' ? null : new BroadcastChannel('cortado-viewer');

/** Set by the server beside the session; also read by first-paint/, so that a member's header does not flash a guest's. */
const mayBeSignedIn = () => /(?:^|; )signed-in=1(?:;|$)/.test(document.cookie);

function remember(user: User | null): void {
  if (user) {
    document.documentElement.dataset['signedIn'] = '';
  } else {
    delete document.documentElement.dataset['signedIn'];
    document.cookie = 'signed-in=; Path=/; Max-Age=0';
  }
}

/** Who is signed in; nobody is null, and is not asked for where there is no session. */
async function readUser(): Promise<User | null> {
  const user = mayBeSignedIn()
    ? await apiGet<User>('/api/user').catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      })
    : null;
  remember(user);
  return user;
}

export interface Session {
  viewer: User | null;
  /** Whether it is not known yet who is signed in. */
  isLoading: boolean;
  /** Why it could not be found out. */
  error: Error | null;
}

const never = () => () => {};

export function useSession(): Session {
  const { data, isPending, error } = useQuery({ queryKey: USER_KEY, queryFn: readUser });
  // A part that hydrates late must begin as the server rendered it, for a guest.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated
    ? { viewer: data ?? null, isLoading: isPending, error }
    : { viewer: null, isLoading: true, error: null };
}

/** Who is signed in, and what is the same for everybody. */
const SHARED: ReadonlySet<unknown> = new Set([USER_KEY[0], ...PAGE_KEYS]);

/** Nothing that was read for one viewer is shown to the next. */
function changeViewer(queries: QueryClient, user: User | null): void {
  remember(user);
  resetSavedFilters();
  void queries.cancelQueries();
  queries.setQueryData(USER_KEY, user);
  void queries.resetQueries({ predicate: ({ queryKey }) => !SHARED.has(queryKey[0]) });
}

/** Tells this tab and every other one that somebody signed in or out. */
export function useViewerChange(): (user: User | null) => void {
  const queries = useQueryClient();
  return (user) => {
    changeViewer(queries, user);
    channel?.postMessage(null);
  };
}

/** What the two caches tell of what they hold. */
interface CacheEvent {
  type: string;
  action?: { type: string; error?: unknown };
}

/** Follows what other tabs, or the server, say of who is signed in. */
export function useViewerSync(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const look = async () => {
      const before = queries.getQueryData<User | null>(USER_KEY);
      const user = await readUser();
      if (user?.id !== before?.id) changeViewer(queries, user);
    };
    const onMessage = () => void look().catch(() => {});
    channel?.addEventListener('message', onMessage);
    const onEvent = ({ type, action }: CacheEvent) => {
      if (type !== 'updated' || action?.type !== 'error' || !queries.getQueryData(USER_KEY)) return;
      const { error } = action;
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED')
        changeViewer(queries, null);
    };
    const stops = [
      queries.getMutationCache().subscribe(onEvent),
      queries.getQueryCache().subscribe(onEvent),
    ];
    return () => {
      channel?.removeEventListener('message', onMessage);
      for (const stop of stops) stop();
    };
  }, [queries]);
}
