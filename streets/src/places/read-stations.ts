import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureCollection, Geometry, Position } from 'geojson';

export interface StationRow {
  name: string;
  lines: readonly string[];
  position: Position;
}

interface TransitProperties {
  kind: string;
  name?: string;
  lines?: readonly string[];
}

/** The stations of `transit.geojson` in a folder, none if it has no such file. */
export function readStations(folder: string): StationRow[] {
  const file = join(folder, 'transit.geojson');
  if (!existsSync(file)) return [];
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as FeatureCollection<
    Geometry,
    TransitProperties
  >;
  return features.flatMap(({ properties, geometry }) =>
    properties.kind === 'station' && properties.name && geometry.type === 'Point'
      ? [
          {
            name: properties.name,
            lines: properties.lines ?? [],
            position: geometry.coordinates,
          },
        ]
      : [],
  );
}
