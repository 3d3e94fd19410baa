import type { Bbox, Point } from '@cortado/contract/distance';

/** The smallest box that holds two others. */
export function joinBounds(a: Bbox, b: Bbox): Bbox {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

export function isWithin({ lat, lng }: Point, [west, south, east, north]: Bbox): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** Whether a box lies within another. */
export function isInside([west, south, east, north]: Bbox, outer: Bbox): boolean {
  return isWithin({ lat: south, lng: west }, outer) && isWithin({ lat: north, lng: east }, outer);
}
