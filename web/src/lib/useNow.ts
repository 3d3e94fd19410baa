import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

let now = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const startOfMinute = () => Date.now() - (Date.now() % MINUTE_MS);

function tick(): void {
  clearTimeout(timer);
  timer = undefined;
  const next = startOfMinute();
  if (next !== now) {
    now = next;
    for (const listener of listeners) listener();
  }
  if (document.hidden || listeners.size === 0) return;
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', tick);
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', tick);
    clearTimeout(timer);
    timer = undefined;
  };
}

// Without a timer the stored minute may be long over.
const read = () => (timer === undefined ? (now = startOfMinute()) : now);
const unknown = () => null;

/** The present minute, updated while the page is visible; null on the server and while hydrating. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, read, unknown);
}
