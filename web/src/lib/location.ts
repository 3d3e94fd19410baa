import { DEFAULT_LOCATION } from '@cortado/contract/vocabulary';
import { useEffect, useSyncExternalStore } from 'react';
import type { Point } from './distance.ts';

export interface VisitorLocation extends Point {
  /** Whether this is central Boston because the visitor's own place is not known. */
  isFallback: boolean;
}

const FALLBACK: VisitorLocation = { ...DEFAULT_LOCATION, isFallback: true };
let current = FALLBACK;
let asked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the browser for the visitor's place; where it is refused or unknown, nothing changes. */
export function requestLocation(): void {
  asked = true;
  navigator.geolocation?.getCurrentPosition(
    ({ coords }) => {
      current = { lat: coords.latitude, lng: coords.longitude, isFallback: false };
      for (const listener of listeners) listener();
    },
    () => {},
    { maximumAge: 300_000, timeout: 10_000 },
  );
}

/** The visitor's place, asked for once after the first paint; central Boston until and unless it is known. */
export function useVisitorLocation(): VisitorLocation {
  useEffect(() => {
    if (!asked) requestLocation();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => FALLBACK,
  );
}
