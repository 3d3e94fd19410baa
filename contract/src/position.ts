import type { Cafe } from './cafe.ts';
import type { Point } from './distance.ts';

const DEGREES = /^\s*-?\d{1,3}(\.\d+)?(e-\d{1,3})?\s*$/;

export function isOnEarth({ lat, lng }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** The position of a cafe, in degrees; null if its coordinates are impossible. */
export function position(cafe: Pick<Cafe, 'latitude' | 'longitude'>): Point | null {
  if (!DEGREES.test(cafe.latitude) || !DEGREES.test(cafe.longitude)) return null;
  const point = { lat: Number(cafe.latitude), lng: Number(cafe.longitude) };
  return isOnEarth(point) ? point : null;
}
