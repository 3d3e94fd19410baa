import type { Bbox, Point } from '@cortado/contract/distance';
import { isOnEarth } from '@cortado/contract/position';
import type { MapPoints } from './types.ts';

/** From so many places on, a few that lie far out are not framed. */
const MANY = 40;
const FRAMED = 0.95;
/** In degrees: within it a place is seen at any zoom that fits one. */
const NEAR = 0.05;

/** The value in the middle: half of the weight lies below it. */
function medianOf(values: readonly { value: number; count: number }[]): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  let left = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  for (const { value, count } of sorted) {
    left -= count;
    if (left <= 0) return value;
  }
  return 0;
}

/** What a map shows first. */
export interface Frame {
  box: Bbox;
  /** Where most of it is, for a map that is too small for the box. */
  middle: Point;
}

/**
 * Where the cafes are: the box of all, without the few farthest ones of many, but with those that the list has beside it.
 * @param bounds the box of all, those out of sight too; null where there are none
 */
export function frameOf({ pins, places, clusters }: MapPoints, bounds: Bbox | null): Frame | null {
  const points = [...pins, ...places, ...clusters].filter(({ at }) => isOnEarth(at));
  if (!bounds || points.length === 0) return null;
  const weighed = (axis: 'lat' | 'lng') =>
    medianOf(
      points.map((point) => ({
        value: point.at[axis],
        count: 'count' in point ? point.count : 1,
      })),
    );
  const median = { lat: weighed('lat'), lng: weighed('lng') };
  const shrink = Math.cos((median.lat * Math.PI) / 180);
  const inOrder = points
    .map(({ at }) => ({
      at,
      away: Math.hypot(at.lat - median.lat, (at.lng - median.lng) * shrink),
    }))
    .toSorted((a, b) => a.away - b.away);
  // The middle of two may be an ocean.
  const nearest = inOrder[0]!;
  const middle = nearest.away < NEAR ? median : nearest.at;
  // Boxes over the 180th meridian, and those of cells, are the server's.
  if (clusters.length > 0 || points.length <= MANY || bounds[0] > bounds[2]) {
    return { box: bounds, middle };
  }
  const near = inOrder.slice(0, Math.ceil(points.length * FRAMED));
  const framed = [...near, ...pins.filter(({ at }) => isOnEarth(at))];
  const lats = framed.map(({ at }) => at.lat);
  const lngs = framed.map(({ at }) => at.lng);
  return {
    box: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)],
    middle,
  };
}
