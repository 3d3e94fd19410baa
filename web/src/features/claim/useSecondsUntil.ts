import { useSyncExternalStore } from 'react';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** How many seconds are left until an instant (ISO 8601), counted down; 0 after it. */
export function useSecondsUntil(instant: string | null): number {
  return useSyncExternalStore(everySecond, () =>
    instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)),
  );
}
