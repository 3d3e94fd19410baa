import type { Box, Point } from './geometry.ts';

const EARTH_RADIUS_KM = 6371;

/** Used where a distance is unknown. */
const UNKNOWN_DISTANCE_KM = 9999;

/**
 * The squared length of the chord, on a sphere of radius 1, for a distance along its surface: grows with the distance, and
 * between two points takes no trigonometry.
 */
const squaredChord = (km: number) => (2 * Math.sin(km / (2 * EARTH_RADIUS_KM))) ** 2;

export const UNKNOWN_DISTANCE_KEY = squaredChord(UNKNOWN_DISTANCE_KM);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Converts degrees to x, y and z on a sphere of radius 1. */
export function toGlobe({ lat, lng }: Point): [number, number, number] {
  const fromAxis = Math.cos(radians(lat));
  return [
    fromAxis * Math.cos(radians(lng)),
    fromAxis * Math.sin(radians(lng)),
    Math.sin(radians(lat)),
  ];
}

/** The distance along the surface between two points on a sphere of radius 1, in km. */
export const chordKm = (squared: number): number =>
  2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

/** A little less than a degree of latitude has, so that nothing in reach is left out. */
const KM_PER_DEGREE = 111;

/** A box around all that is within a distance. */
export function boxAround({ lat, lng }: Point, km: number): Box {
  const height = km / KM_PER_DEGREE;
  const south = Math.max(lat - height, -90);
  const north = Math.min(lat + height, 90);
  const narrowest = Math.cos(radians(Math.max(-south, north)));
  const width = height / Math.max(narrowest, 1e-9);
  if (width >= 180) return [-180, south, 180, north];
  const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return [wrap(lng - width), south, wrap(lng + width), north];
}

/** More than what rounding does to a squared chord; a distance of half a metre. */
const ROUNDING = 1e-14;

/**
 * The least squared chord from a point to whatever is at least so many degrees of longitude away: to the nearest place on that
 * meridian, which is a pole beyond 90 degrees.
 */
export function leastKeyBeyond(degrees: number, { lat }: Point): number {
  const across = Math.cos(radians(lat)) * Math.sin(radians(Math.min(degrees, 90)));
  return 2 - 2 * Math.sqrt(1 - across ** 2) - ROUNDING;
}
