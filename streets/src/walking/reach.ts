import type { MultiPolygon, Position } from 'geojson';
import { type Ring, ringsAbove } from './contours.ts';
import { HeightField } from './height-field.ts';
import type { Network } from './network.ts';
import { footOn } from './plane.ts';
import type { Walk } from './ways.ts';

/** The area goes this far from the streets, in metres: to the middle of most blocks. */
const BESIDE_STREETS = 60;
/** The distance of the points, in metres, that are looked at instead of the whole streets. */
const APART = 20;
/** Holes below this many square metres are the insides of blocks. */
const SMALLEST_HOLE = 30_000;
/** A point this near to the line between its neighbours, in metres, is left out. */
const STRAIGHT_WITHIN = 2;

/** A place that is reached, with the metres that are left there. */
type Reached = readonly [x: number, y: number, left: number];

/**
 * The area that is reached with some metres of a walk. Where few metres are left it is narrow.
 * @returns polygons with holes, wound as GeoJSON has them; none if not even a street is reached
 */
export function reachOf(network: Network, walk: Walk, metres: number): MultiPolygon {
  const places = placesWithin(network, walk, metres - walk.origin.away);
  const field = new HeightField(places, APART, BESIDE_STREETS + 2 * APART);
  for (const [x, y, left] of places) {
    field.addCone(x, y, Math.min(BESIDE_STREETS, Math.max(APART, left)));
  }
  const rings = ringsAbove(field).map(simplify);
  const outer = rings.filter((ring) => areaOf(ring) > 0);
  const holes = rings.filter((ring) => areaOf(ring) < -SMALLEST_HOLE);
  const toPositions = (ring: Ring): Position[] =>
    [...ring, ring[0]!].map(([x, y]) => network.edges.plane.toPosition(x, y));
  return {
    type: 'MultiPolygon',
    coordinates: outer.map((ring) => [
      toPositions(ring),
      ...holes.filter(([point]) => isInside(ring, point!)).map(toPositions),
    ]),
  };
}

function placesWithin(network: Network, walk: Walk, metres: number): Reached[] {
  const { from, to } = network.edges;
  const places: Reached[] = [];
  const add = (edge: number, start: number, end: number, left: number) => {
    const length = Math.min(Math.abs(end - start), left);
    const reached = end < start ? start - length : start + length;
    let walked = 0;
    let [beforeX, beforeY] = [NaN, NaN];
    for (const [x, y] of network.shape(edge, start, reached)) {
      const step = Math.hypot(x - beforeX, y - beforeY) || 0;
      for (let at = APART; at < step; at += APART) {
        const share = at / step;
        const place = [beforeX + share * (x - beforeX), beforeY + share * (y - beforeY)] as const;
        places.push([...place, left - walked - at]);
      }
      walked += step;
      places.push([x, y, left - walked]);
      [beforeX, beforeY] = [x, y];
    }
  };
  for (const [edge, length] of network.metres.entries()) {
    const left = metres - walk.toNode[from[edge]!]!;
    const leftBehind = metres - walk.toNode[to[edge]!]!;
    // Where one end reaches the other, the way from there adds nothing.
    if (left >= 0) add(edge, 0, length, left);
    if (leftBehind >= 0 && left < length) add(edge, length, 0, leftBehind);
  }
  const { edge, along } = walk.origin;
  if (metres >= 0) {
    add(edge, along, 0, metres);
    add(edge, along, network.metres[edge]!, metres);
  }
  return places;
}

/** Square metres; negative if the ring is wound clockwise. */
function areaOf(ring: Ring): number {
  let twice = 0;
  let [beforeX, beforeY] = ring.at(-1)!;
  for (const [x, y] of ring) {
    twice += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  return twice / 2;
}

function isInside(ring: Ring, [x, y]: readonly [number, number]): boolean {
  let inside = false;
  let [beforeX, beforeY] = ring.at(-1)!;
  for (const [nextX, nextY] of ring) {
    const crosses = nextY > y !== beforeY > y;
    if (crosses && x < nextX + ((beforeX - nextX) * (y - nextY)) / (beforeY - nextY))
      inside = !inside;
    [beforeX, beforeY] = [nextX, nextY];
  }
  return inside;
}

function simplify(ring: Ring): Ring {
  const kept = [ring[0]!];
  for (let at = 1; at < ring.length; at++) {
    const [[ax, ay], [bx, by]] = [kept.at(-1)!, ring[(at + 1) % ring.length]!];
    const [x, y] = ring[at]!;
    if (footOn(x, y, ax, ay, bx, by).away > STRAIGHT_WITHIN) kept.push([x, y]);
  }
  return kept;
}
