import { EARTH_RADIUS_KM } from '@cortado/contract';

interface Point {
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Meters of a degree of latitude. */
export const DEGREE_METERS = radians(1) * EARTH_RADIUS_KM * 1000;

/** The way around the globe (haversine), in meters. */
export function metersBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const square =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_KM * 1000 * Math.asin(Math.min(1, Math.sqrt(square)));
}
