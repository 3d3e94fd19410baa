import type { Bbox, Point } from '@cortado/contract/distance';

/** The smallest box that holds all points, however many: a call cannot take 100,000 arguments. */
export function boundsOf(points: readonly Point[]): Bbox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lng } of points) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}
