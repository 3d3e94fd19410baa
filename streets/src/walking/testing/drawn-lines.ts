import type { Position } from 'geojson';
import type { StreetLine } from '../../street-lines.ts';
import { Plane } from '../plane.ts';

const [LONGITUDE, LATITUDE] = [-71.08, 42.35];
/** Metres of a degree to the east and to the north. */
const [EAST, NORTH] = new Plane([LONGITUDE, LATITUDE]).toPlane([LONGITUDE + 1, LATITUDE + 1]);

/** The position some metres east and north of a place in Boston. */
export const at = (x: number, y: number): Position => [LONGITUDE + x / EAST, LATITUDE + y / NORTH];

/** A street through points in metres, of a class and a source that may be others. */
export function drawn(
  name: string | null,
  points: readonly (readonly [x: number, y: number])[],
  others: Partial<StreetLine> = {},
): StreetLine {
  const coordinates = points.map(([x, y]) => at(x, y));
  return {
    name,
    class: 'residential',
    source: 'drawn',
    oneway: false,
    tunnel: false,
    coordinates,
    ...others,
  };
}
