import type { MapPlace } from './types.ts';

/** Whether a place can be on a map at all. */
export function isOnEarth({
  latitude,
  longitude,
}: Pick<MapPlace, 'latitude' | 'longitude'>): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
