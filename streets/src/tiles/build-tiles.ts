import type { Feature, Position } from 'geojson';
import { type Box, makeArchive } from './archive.ts';
import { parkLayers, waterLayers } from './ground-layers.ts';
import { readFeatures } from './read-features.ts';
import { roadLayer } from './road-layer.ts';
import { transitLayers } from './transit-layers.ts';

/** Of the tiles; the map draws the last ones larger from there on. */
const ZOOMS = { min: 8, max: 14 };

function* positionsIn(
  part: Position | Position[] | Position[][] | Position[][][],
): Generator<Position> {
  if (typeof part[0] === 'number') yield part as Position;
  else for (const inner of part as Position[][][]) yield* positionsIn(inner);
}

function boxOf(features: readonly Feature[]): Box {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  for (const { geometry } of features) {
    if (geometry.type === 'GeometryCollection') continue;
    for (const [lng = 0, lat = 0] of positionsIn(geometry.coordinates)) {
      box[0] = Math.min(box[0], lng);
      box[1] = Math.min(box[1], lat);
      box[2] = Math.max(box[2], lng);
      box[3] = Math.max(box[3], lat);
    }
  }
  return box;
}

/**
 * Builds the vector tiles of a folder of streets, as a PMTiles archive.
 * @param folder has `streets.geojson`, and those of `main-roads`, `water`, `parks`, `transit` and `labels` that there are
 */
export async function buildTiles(folder: string): Promise<Buffer> {
  const [roads, park, sea, rail, labels] = await Promise.all([
    roadLayer(folder),
    parkLayers(folder),
    waterLayers(folder),
    transitLayers(folder),
    readFeatures(folder, 'labels'),
  ]);
  const layers = {
    water: sea.water,
    shores: sea.shores,
    parks: park.parks,
    roads,
    ...rail,
    places: [...labels, ...park.names],
  };
  return makeArchive(boxOf(Object.values(layers).flat()), ZOOMS, layers);
}
