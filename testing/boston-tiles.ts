import type { Feature, Geometry, Polygon } from 'geojson';
import { makeArchive, type Box } from '../streets/src/tiles/archive.ts';

const BOX: Box = [-71.4, 42.1, -70.8, 42.6];

const feature = (geometry: Geometry, properties: object): Feature => ({
  type: 'Feature',
  properties: { ...properties },
  geometry,
});
const rectangle = ([west, south, east, north]: Box): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [[west, south], [east, south], [east, north], [west, north], [west, south]],
  ],
}); // prettier-ignore

/** Greater Boston in the Protomaps basemap schema, very roughly: water east of its middle, a highway, a name. */
export const bostonTiles = (waterFrom = -71.06): Buffer =>
  makeArchive(BOX, { min: 0, max: 10 }, {
    earth: [feature(rectangle(BOX), { kind: 'earth' })],
    water: [feature(rectangle([waterFrom, 42.1, -70.8, 42.6]), { kind: 'ocean' })],
    roads: [
      feature(
        { type: 'LineString', coordinates: [[-71.4, 42.36], [-71.06, 42.36]] },
        { kind: 'highway', name: 'Turnpike' },
      ),
    ],
    places: [
      feature(
        { type: 'Point', coordinates: [-71.2, 42.4] },
        { kind: 'locality', name: 'Waltham', population_rank: 9 },
      ),
    ],
  }); // prettier-ignore
