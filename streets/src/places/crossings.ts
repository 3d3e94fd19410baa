import type { Street } from './street-table.ts';
import { between, metresBetween, type Spot } from './plane.ts';
import type { Segment, Segments } from './segments.ts';
import { keyOf } from './words.ts';

/** Where two streets meet. `a` and `b` are streets. */
export interface Crossing {
  a: number;
  b: number;
  spot: Spot;
}

/** Where a street ends or is joined by another one. */
export interface Corner {
  street: number;
  spot: Spot;
  /** How near another street must come to meet this one there, in metres. */
  reach: number;
}

/** Joints of the same two streets this near are one crossing: the carriageways of a divided road, a square. */
const SAME_CROSSING = 100;
/** Of two pieces with a point in common, both are at it. */
const SHARED_POINT = 0.5;

/** Joints of two streets, and the box around them. */
interface Cluster {
  a: number;
  b: number;
  least: Spot;
  most: Spot;
}

/**
 * Where streets of different names meet. Only corners count: a road that passes over another one shares none with it.
 * Joints of one pair within 100 m are one crossing, in their middle.
 */
export function findCrossings(
  streets: readonly Street[],
  corners: readonly Corner[],
  segments: Segments,
): Crossing[] {
  const ids = new Map<string, number>();
  const keys = streets.map(({ name }) => {
    const key = keyOf(name);
    if (!ids.has(key)) ids.set(key, ids.size);
    return ids.get(key)!;
  });
  const pairs = new Map<number, Cluster[]>();
  for (const { street, spot, reach } of corners) {
    segments.visitNear(spot, reach, (other) => {
      const [one, two] = [keys[street]!, keys[other]!];
      if (one === two) return;
      const pair = Math.min(one, two) * ids.size + Math.max(one, two);
      const clusters = pairs.get(pair) ?? [];
      if (clusters.length === 0) pairs.set(pair, clusters);
      addJoint(clusters, { a: street, b: other, spot });
    });
  }
  return [...pairs.values()]
    .flat()
    .map(({ a, b, least, most }) => ({ a, b, spot: between(least, most, 0.5) }));
}

function addJoint(clusters: Cluster[], { a, b, spot }: Crossing): void {
  const near = clusters.find(
    ({ least, most }) => metresBetween(between(least, most, 0.5), spot) <= SAME_CROSSING,
  );
  if (!near) {
    clusters.push({ a, b, least: spot, most: spot });
    return;
  }
  const { least, most } = near;
  near.least = { x: Math.min(least.x, spot.x), y: Math.min(least.y, spot.y) };
  near.most = { x: Math.max(most.x, spot.x), y: Math.max(most.y, spot.y) };
}

/** The points that pieces of two streets share. */
export function sharedPoints(segments: readonly Segment[]): Corner[] {
  // By their east: a pair of numbers is no key, and a text of both takes long to make.
  const first = new Map<number, Corner[]>();
  const shared = new Set<Corner>();
  for (const { street, a, b } of segments) {
    for (const spot of [a, b]) {
      const column = first.get(spot.x);
      const known = column?.find((corner) => corner.spot.y === spot.y);
      if (known && known.street !== street) shared.add(known);
      if (known) continue;
      const corner = { street, spot, reach: SHARED_POINT };
      if (column) column.push(corner);
      else first.set(spot.x, [corner]);
    }
  }
  return [...shared];
}

/** Each corner of a street once, with its longest reach. */
export function distinct(corners: readonly Corner[]): Corner[] {
  const isSame = (one: Corner, other: Corner) =>
    one.street === other.street && one.spot.x === other.spot.x && one.spot.y === other.spot.y;
  return corners
    .toSorted(
      (one, other) =>
        one.street - other.street ||
        one.spot.x - other.spot.x ||
        one.spot.y - other.spot.y ||
        other.reach - one.reach,
    )
    .filter((corner, i, sorted) => i === 0 || !isSame(corner, sorted[i - 1]!));
}
