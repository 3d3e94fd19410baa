import type { Box } from './geometry.ts';
import type { PlacedDocuments } from './places.ts';
import { toLatitude, toLongitude, UNIT_BITS, UNITS } from './projection.ts';

/** Longitudes are parted into this many strips. A gap within a strip is not found, which matters for no map. */
const STRIP_BITS = 9;
const STRIPS = 2 ** STRIP_BITS;
const STRIP_SHIFT = UNIT_BITS - STRIP_BITS;

/** Bounds are rounded outward to about a metre. */
const STEPS = 1e5;
const down = (degrees: number) => Math.floor(degrees * STEPS) / STEPS;
const up = (degrees: number) => Math.ceil(degrees * STEPS) / STEPS;

/** The box of projected coordinates, in degrees. */
export function toBounds(west: number, north: number, east: number, south: number): Box {
  return [
    down(toLongitude(west)),
    down(toLatitude(south + 1)),
    up(toLongitude(east + 1)),
    up(toLatitude(north)),
  ];
}

/** The smallest box around all documents: it leaves out the widest gap between them. Null if there are none. */
export function boundsOf(matches: readonly PlacedDocuments<unknown>[]): Box | null {
  const used = new Uint8Array(STRIPS);
  const wests = new Int32Array(STRIPS).fill(UNITS - 1);
  const easts = new Int32Array(STRIPS);
  let north = UNITS - 1;
  let south = 0;
  for (const { places, placed } of matches) {
    const { xs, ys } = places;
    for (let at = 0; at < placed.length; at++) {
      const x = xs[placed[at]!]!;
      const y = ys[placed[at]!]!;
      const strip = x >>> STRIP_SHIFT;
      used[strip] = 1;
      if (x < wests[strip]!) wests[strip] = x;
      if (x > easts[strip]!) easts[strip] = x;
      if (y < north) north = y;
      if (y > south) south = y;
    }
  }
  const strips = [...used.keys()].filter((strip) => used[strip] === 1);
  if (strips.length === 0) return null;
  // The gap across the 180th meridian first: of equal ones, it gives the simpler box.
  let west = wests[strips[0]!]!;
  let east = easts[strips.at(-1)!]!;
  let widest = west + UNITS - east;
  for (const [at, strip] of strips.slice(1).entries()) {
    const before = easts[strips[at]!]!;
    const gap = wests[strip]! - before;
    if (gap <= widest) continue;
    widest = gap;
    west = wests[strip]!;
    east = before;
  }
  return toBounds(west, north, east, south);
}
