import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureCollection, LineString, Position } from 'geojson';

/** From the widest road to the narrowest way; `link` is a ramp or a turning lane. */
export type StreetClass =
  | 'motorway'
  | 'trunk'
  | 'primary'
  | 'secondary'
  | 'tertiary'
  | 'residential'
  | 'link'
  | 'alley'
  | 'path';

/** The centre line of a street, or of a stretch of it. */
export interface StreetLine {
  /** Null: it has none that we know. */
  name: string | null;
  class: StreetClass;
  /** The town it lies in, where that is certain. */
  town?: string | undefined;
  /** Which source it is from, as the folder's README names it. */
  source: string;
  /** Whether cars drive in the direction of the line alone. */
  oneway: boolean;
  tunnel: boolean;
  /** `[longitude, latitude]` in degrees, at least two. */
  coordinates: Position[];
}

interface LineProperties {
  name?: string;
  class: StreetClass;
  town?: string;
  src: string;
  oneway?: 1;
  tunnel?: 1;
}

/**
 * The centre lines in `streets.geojson` of a folder, in its order.
 * @throws if there is no such file, or it is no GeoJSON
 */
export function readStreets(folder: string): StreetLine[] {
  const text = readFileSync(join(folder, 'streets.geojson'), 'utf8');
  const { features } = JSON.parse(text) as FeatureCollection<LineString, LineProperties>;
  return features.map(({ properties, geometry }) => ({
    name: properties.name ?? null,
    class: properties.class,
    town: properties.town,
    source: properties.src,
    oneway: properties.oneway === 1,
    tunnel: properties.tunnel === 1,
    coordinates: geometry.coordinates,
  }));
}
