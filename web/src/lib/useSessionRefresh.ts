import { useEffect, useEffectEvent } from 'react';
import { ApiError, call } from './api.ts';
import { useSession, useSetSession } from './session.ts';

const BEFORE_MS = 5 * 60_000;
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 960_000;
/** A timer cannot be set further; asked that early the server says the same again. */
const MAX_TIMER_MS = 24 * 60 * 60_000;

/** How long to wait before the provider is asked again. */
export function nextWait(expiresAt: string, now: number): number {
  const wait = Date.parse(expiresAt) - BEFORE_MS - now;
  return Math.min(MAX_TIMER_MS, Math.max(FIRST_WAIT_MS, wait));
}

/** Asks the provider, shortly before its word runs out, whether the member may stay; a no signs out here. */
export function useSessionRefresh(): void {
  const { viewer } = useSession();
  const setSession = useSetSession();
  const signOutHere = useEffectEvent(() => setSession(null));
  const isExternal = viewer !== null && viewer.providerId !== null;
  useEffect(() => {
    if (!isExternal) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout>;
    let failures = 0;
    const ask = async () => {
      try {
        const { expiresAt } = await call('POST /api/oauth/refresh', undefined, signal);
        failures = 0;
        if (expiresAt && !signal.aborted) {
          timer = setTimeout(askAgain, nextWait(expiresAt, Date.now()));
        }
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiError && error.status === 401) return signOutHere();
        timer = setTimeout(askAgain, Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS));
        failures += 1;
      }
    };
    const askAgain = () => void ask();
    askAgain();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [isExternal]);
}
