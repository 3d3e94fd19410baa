import type { Cafe } from './cafe.ts';
import type { Point } from './distance.ts';
import { position } from './position.ts';
import { EARTH_RADIUS_KM, type Sort } from './vocabulary.ts';

/** The distance that stands for an unknown one. */
const UNKNOWN_DISTANCE_KM = 9999;

/** The squared length of the chord, on a sphere of radius 1, for a distance along its surface. */
const squaredChord = (km: number) => (2 * Math.sin(km / (2 * EARTH_RADIUS_KM))) ** 2;

export const UNKNOWN_DISTANCE_KEY = squaredChord(UNKNOWN_DISTANCE_KM);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type GlobePoint = readonly [x: number, y: number, z: number];

/** Converts degrees to a point on a sphere of radius 1. */
export function toGlobe({ lat, lng }: Point): GlobePoint {
  const fromAxis = Math.cos(radians(lat));
  return [
    fromAxis * Math.cos(radians(lng)),
    fromAxis * Math.sin(radians(lng)),
    Math.sin(radians(lat)),
  ];
}

/** The squared chord between two points: grows with the distance, without trigonometry; only for sorting. */
export function distanceKey([x, y, z]: GlobePoint, toX: number, toY: number, toZ: number): number {
  return (toX - x) ** 2 + (toY - y) ** 2 + (toZ - z) ** 2;
}

type Sortable = Pick<Cafe, 'averageRating' | 'totalRatings' | 'latitude' | 'longitude'>;

/** Sort keys, ascending. The server's indexes use the same ones. */
function keyOf(sort: Exclude<Sort, 'relevance'>, from: Point): (cafe: Sortable) => number {
  if (sort === 'rating') return ({ averageRating }) => -(averageRating ?? 0);
  if (sort === 'reviews') return ({ totalRatings }) => -totalRatings;
  const origin = toGlobe(from);
  return (cafe) => {
    const at = position(cafe);
    return at ? distanceKey(origin, ...toGlobe(at)) : UNKNOWN_DISTANCE_KEY;
  };
}

/**
 * Sorts cafes as the server does for `sortBy`.
 * @param cafes sorted by relevance, which remains the order of ties
 * @param from the point distances are measured from
 */
export function sortCafes<T extends Sortable>(
  cafes: readonly T[],
  sort: Sort,
  from: Point,
): readonly T[] {
  if (sort === 'relevance') return cafes;
  const keyOfCafe = keyOf(sort, from);
  return cafes
    .map((cafe) => ({ cafe, key: keyOfCafe(cafe) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ cafe }) => cafe);
}
