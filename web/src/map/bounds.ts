import type { Bbox, Point } from '@cortado/contract/distance';

const isLongitude = (lng: number) => lng >= -180 && lng <= 180;

/** A longitude between -180 and 180. */
const wrap = (lng: number) => (isLongitude(lng) ? lng : modulo(lng + 180) - 180);

const modulo = (degrees: number) => ((degrees % 360) + 360) % 360;

/** How many degrees a box is wide. Like all boxes it may go over the 180th meridian: then its west is greater than its east. */
const widthOf = ([west, , east]: Bbox) => (west <= east ? east - west : east - west + 360);

/** The box between two longitudes that may lie beyond the 180th meridian, as those of a map that was moved over it. */
export function toBounds([west, south, east, north]: Bbox): Bbox {
  if (east - west >= 360) return [-180, south, 180, north];
  return [wrap(west), south, wrap(east), north];
}

/** A box with a quarter of its size added on each side. */
export function widen(box: Bbox): Bbox {
  const [west, south, , north] = box;
  const x = widthOf(box) / 4;
  const y = (north - south) / 4;
  const end = west + widthOf(box) + x;
  return toBounds([west - x, Math.max(-90, south - y), end, Math.min(90, north + y)]);
}

/** The longitude of a place, or its copy beyond the 180th meridian, that is nearer to another one. */
export const nearestCopy = (lng: number, to: number): number =>
  lng + 360 * Math.round((to - lng) / 360);

/** The smallest box that holds two others. */
export function joinBounds(a: Bbox, b: Bbox): Bbox {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

export function isWithin({ lat, lng }: Point, [west, south, east, north]: Bbox): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return isBetween && lat >= south && lat <= north;
}

/** Whether a box lies within another. */
export function isInside(box: Bbox, outer: Bbox): boolean {
  const isBetween =
    widthOf(outer) === 360 || modulo(box[0] - outer[0]) + widthOf(box) <= widthOf(outer);
  return isBetween && box[1] >= outer[1] && box[3] <= outer[3];
}
