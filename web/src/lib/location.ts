import { DEFAULT_LOCATION } from '@cortado/contract/public-enums';
import { useEffect } from 'react';
import type { Point } from '@cortado/contract/distance';
import { createStore, useStore } from './store.ts';

export interface VisitorLocation extends Point {
  /** Whether this is central Boston because the visitor's own place is not known. */
  isFallback: boolean;
}

/** About 10 m: as exact as a distance is shown, and nothing finer leaves the browser. */
const DECIMALS = 4;
const round = (degrees: number) => Number(degrees.toFixed(DECIMALS)) + 0;

const location = createStore<VisitorLocation>({ ...DEFAULT_LOCATION, isFallback: true });
let hasAsked = false;

/** The visitor's position, or why it is not known. */
export type LocationAnswer = Point | 'refused' | 'unavailable';

/** Asks the browser for the visitor's place; distances follow it where it is known. */
export function requestLocation(): Promise<LocationAnswer> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unavailable');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const at = { lat: round(latitude), lng: round(longitude) };
        location.set({ ...at, isFallback: false });
        resolve(at);
      },
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { maximumAge: 300_000, timeout: 10_000 },
    );
  });
}

const GESTURES = ['pointerdown', 'keydown'] as const;

async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/** Asks at once where the visitor has allowed it before, else with their first gesture: a question on arrival annoys. */
async function askOnce(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  if (await isAllowed()) {
    void requestLocation();
    return;
  }
  const onGesture = () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, onGesture);
    void requestLocation();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, onGesture);
}

/** The visitor's place; central Boston while it is not known. */
export function useVisitorLocation(): VisitorLocation {
  useEffect(() => void askOnce(), []);
  return useStore(location);
}
