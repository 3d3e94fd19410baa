import type { HeightField } from './height-field.ts';

/** Points in metres of the plane. The last one is joined to the first one. */
export type Ring = (readonly [x: number, y: number])[];

/** The sides of a cell of four points: its south, east, north and west. */
const [SOUTH, EAST, NORTH, WEST] = [0, 1, 2, 3];

/**
 * How the border runs through a cell, from side to side with what is high on its left. By the corners that are high, 1 for
 * the south-west, 2 for the south-east, 4 for the north-east and 8 for the north-west.
 */
const BORDERS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[SOUTH, WEST]],
  [[EAST, SOUTH]],
  [[EAST, WEST]],
  [[NORTH, EAST]],
  [
    [SOUTH, WEST],
    [NORTH, EAST],
  ],
  [[NORTH, SOUTH]],
  [[NORTH, WEST]],
  [[WEST, NORTH]],
  [[SOUTH, NORTH]],
  [
    [EAST, SOUTH],
    [WEST, NORTH],
  ],
  [[EAST, NORTH]],
  [[WEST, EAST]],
  [[SOUTH, EAST]],
  [[WEST, SOUTH]],
  [],
];

/**
 * The borders of what is above 0 in a field ('marching squares'). The border of the field must be below 0.
 * @returns rings with what is high on their left: around it anticlockwise, around holes clockwise
 */
export function ringsAbove(field: HeightField): Ring[] {
  const next = bordersOf(field);
  const rings: Ring[] = [];
  for (const start of next.keys()) {
    const ring: [number, number][] = [];
    for (let side: number | undefined = start; side !== undefined;) {
      const following: number | undefined = next.get(side);
      if (following !== undefined) ring.push(pointOn(field, side));
      next.delete(side);
      side = following;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** For each side that the border crosses the one it crosses next. */
function bordersOf({ width, height, values }: HeightField): Map<number, number> {
  const next = new Map<number, number>();
  for (let row = 0; row + 1 < height; row++) {
    for (let column = 0; column + 1 < width; column++) {
      const at = row * width + column;
      const corners =
        (values[at]! > 0 ? 1 : 0) |
        (values[at + 1]! > 0 ? 2 : 0) |
        (values[at + width + 1]! > 0 ? 4 : 0) |
        (values[at + width]! > 0 ? 8 : 0);
      // A side has the number of its first point twice, plus one if it goes north.
      const sides = [2 * at, 2 * (at + 1) + 1, 2 * (at + width), 2 * at + 1];
      for (const [from, to] of BORDERS[corners]!) next.set(sides[from]!, sides[to]!);
    }
  }
  return next;
}

/** Where the border crosses a side: where the height between its two points is 0. */
function pointOn(
  { cell, west, south, width, values }: HeightField,
  side: number,
): [number, number] {
  const at = side >>> 1;
  const goesNorth = side % 2 === 1;
  const [low, high] = [values[at]!, values[goesNorth ? at + width : at + 1]!];
  const share = low / (low - high);
  const column = (at % width) + (goesNorth ? 0 : share);
  const row = Math.floor(at / width) + (goesNorth ? share : 0);
  return [west + column * cell, south + row * cell];
}
