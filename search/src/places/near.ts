import type { Point } from './geometry.ts';
import type { Places } from './places.ts';
import { leastKeyBeyond, UNKNOWN_DISTANCE_KEY } from './globe.ts';
import { hasBit } from '../sets/bitset.ts';
import { toPositionSet, type PositionSet } from '../sets/position-set.ts';

/** How many places are visited eastward, and then westward. */
const STEP = 64;

const positions = new Uint32Array(STEP);
const keys = new Float64Array(STEP);

/**
 * A part of a set with the nearest positions of all, and whatever ties with them: searched from a point's meridian to both
 * sides, until all that is beyond is farther away. Null where it would be more work than going through the set.
 * @param limit how many of the nearest it holds at least
 */
export function nearOf(
  set: PositionSet,
  places: Places,
  from: Point,
  limit: number,
): PositionSet | null {
  const { bits } = set;
  if (!bits) return null;
  const { eastward, longitudes } = places;
  const size = eastward.length;
  const write = places.byDistance(from);
  const near: number[] = [];
  const nearest: number[] = [];
  let farthest = Infinity;
  const visit = (first: number) => {
    let count = 0;
    for (let at = first; at < first + STEP; at++) {
      const position = eastward[at < size ? at : at - size]!;
      if (hasBit(bits, position)) positions[count++] = position;
    }
    write(positions, count, keys);
    for (let at = 0; at < count; at++) {
      const key = keys[at]!;
      if (key > farthest) continue;
      near.push(positions[at]!);
      if (nearest.length === limit) nearest.pop();
      let place = nearest.length;
      for (; place > 0 && nearest[place - 1]! > key; place--) nearest[place] = nearest[place - 1]!;
      nearest[place] = key;
      if (nearest.length === limit) farthest = nearest[limit - 1]!;
    }
  };
  const degreesTo = (at: number) => Math.abs(longitudes[eastward[at % size]!]! - from.lng);
  const start = places.firstEastward(from.lng, false);
  for (let visited = STEP; 2 * visited < Math.min(set.count, size); visited += STEP) {
    visit((start + visited - STEP) % size);
    visit((start + size - visited) % size);
    const [east, west] = [degreesTo(start + visited), degreesTo(start + size - visited - 1)];
    // Across the 180th meridian, the other way round is shorter.
    const degrees = Math.min(east, 360 - east, west, 360 - west);
    if (farthest < Math.min(leastKeyBeyond(degrees, from), UNKNOWN_DISTANCE_KEY))
      return toPositionSet(near.toSorted((a, b) => a - b));
  }
  return null;
}
