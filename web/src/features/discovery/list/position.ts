import type { Cafe } from '@cortado/contract';

export interface Position {
  lat: number;
  lng: number;
}

const DEGREES = /^\s*-?\d{1,3}(\.\d+)?\s*$/;

/** Where a cafe is, in degrees; null where its coordinates are no place on earth. */
export function position(cafe: Pick<Cafe, 'latitude' | 'longitude'>): Position | null {
  if (!DEGREES.test(cafe.latitude) || !DEGREES.test(cafe.longitude)) return null;
  const lat = Number(cafe.latitude);
  const lng = Number(cafe.longitude);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
