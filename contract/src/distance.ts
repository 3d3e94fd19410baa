import { EARTH_RADIUS_KM } from './public-enums.ts';

export interface Point {
  /** Degrees. */
  lat: number;
  /** Degrees. */
  lng: number;
}

/** [west, south, east, north] in degrees. */
export type Bbox = readonly [number, number, number, number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line (haversine) distance in kilometers. */
export function distanceKm(from: Point, to: Point): number {
  const h =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) *
      Math.cos(radians(to.lat)) *
      Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
