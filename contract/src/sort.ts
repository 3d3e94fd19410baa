import type { Cafe } from './cafe.ts';
import type { Point } from './distance.ts';
import { position } from './position.ts';
import { EARTH_RADIUS_KM, type Sort } from './vocabulary.ts';

/** What an unknown distance counts as. */
const UNKNOWN_DISTANCE_KM = 9999;

/** The straight line through a globe of radius 1, squared, for a distance along its surface. */
const squaredChord = (km: number) => (2 * Math.sin(km / (2 * EARTH_RADIUS_KM))) ** 2;

export const UNKNOWN_DISTANCE_KEY = squaredChord(UNKNOWN_DISTANCE_KM);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type GlobePoint = readonly [x: number, y: number, z: number];

/** Degrees to a point on a globe of radius 1. */
export function toGlobe({ lat, lng }: Point): GlobePoint {
  const fromAxis = Math.cos(radians(lat));
  return [
    fromAxis * Math.cos(radians(lng)),
    fromAxis * Math.sin(radians(lng)),
    Math.sin(radians(lat)),
  ];
}

/** Grows as the distance does and costs no trigonometry; for ordering alone. */
export function distanceKey([x, y, z]: GlobePoint, toX: number, toY: number, toZ: number): number {
  return (toX - x) ** 2 + (toY - y) ** 2 + (toZ - z) ** 2;
}

type Sortable = Pick<Cafe, 'averageRating' | 'totalRatings' | 'latitude' | 'longitude'>;

/** The smallest comes first. The server's indexes hold these same keys. */
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
 * Cafes in one of the orders, as the server's `sortBy` puts them.
 * @param cafes by relevance, which settles every tie
 * @param from where distances are measured from
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
