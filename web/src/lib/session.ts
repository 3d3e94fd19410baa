import type { User } from '@cortado/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, apiGet } from './api.ts';
import { resetSavedFilters } from './saved-filters.ts';

const USER_KEY = ['/api/user'] as const;
const channel = typeof window === 'undefined' ? null : new BroadcastChannel('cortado-viewer');

/** Set by the server beside the session; also read by public/theme.js, so that a member's header does not flash a guest's. */
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
}

const never = () => () => {};

export function useSession(): Session {
  const { data, isPending } = useQuery({ queryKey: USER_KEY, queryFn: readUser });
  // A part that hydrates late must begin as the server rendered it, for a guest.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated
    ? { viewer: data ?? null, isLoading: isPending }
    : { viewer: null, isLoading: true };
}

/** Nothing that was read for one viewer is shown to the next. */
function changeViewer(queries: QueryClient, user: User | null): void {
  remember(user);
  resetSavedFilters();
  void queries.cancelQueries();
  queries.setQueryData(USER_KEY, user);
  void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_KEY[0] });
}

/** Tells this tab and every other one that somebody signed in or out. */
export function useViewerChange(): (user: User | null) => void {
  const queries = useQueryClient();
  return (user) => {
    changeViewer(queries, user);
    channel?.postMessage(null);
  };
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
    const stop = queries.getMutationCache().subscribe(({ mutation }) => {
      const error = mutation?.state.error;
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED')
        changeViewer(queries, null);
    });
    return () => {
      channel?.removeEventListener('message', onMessage);
      stop();
    };
  }, [queries]);
}
