import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Position } from 'geojson';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Atlas = Topology<Record<string, GeometryCollection<{ name?: string }>>>;

/** In steradians: what a corner must span to stay, 2.5 km each way. Degrees would spend most of the size on the arctic. */
const SMALLEST_CORNER = 1.6e-7;

/** Reads a package's TopoJSON, without the corners that no zoom of the world shows. */
export function readAtlas(path: string): Atlas {
  const file = createRequire(import.meta.url).resolve(path);
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  return simplify(presimplify(atlas, sphericalTriangleArea), SMALLEST_CORNER);
}

/** About a hundred metres. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

export const roundPosition = ([lng = 0, lat = 0]: Position): Position => [round(lng), round(lat)];

/** A line of rounded positions, without those that fall together. */
export function roundLine(line: readonly Position[]): Position[] {
  const rounded = line.map(roundPosition);
  return rounded.filter(
    ([lng, lat], i) => i === 0 || lng !== rounded[i - 1]![0] || lat !== rounded[i - 1]![1],
  );
}
