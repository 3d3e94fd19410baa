import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { byZoom, is, isKind, layerMaker, match } from '../basemap/layers.ts';
import { roadLayers } from '../basemap/road-layers.ts';
import { PALETTES, type MapTheme, type Palette } from '../basemap/palette.ts';
import { CITY_TEXT, COUNTRY_TEXT } from '../basemap/world-layers.ts';

const SOURCE = 'tiles';
const CREDIT =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap</a>';

/** Land that is green on our maps, by its kinds in the schema. */
const GREEN = [
  'park', 'nature_reserve', 'national_park', 'protected_area', 'forest', 'wood', 'grass',
  'grassland', 'garden', 'cemetery', 'golf_course', 'recreation_ground', 'village_green',
]; // prettier-ignore

const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];

/** The classes of our own map for the kinds of roads in the schema. */
const CLASS_OF = match(
  ['get', 'kind'],
  [
    ['highway', 'motorway'],
    ['major_road', 'primary'],
    ['medium_road', 'secondary'],
    ['minor_road', 'residential'],
    ['path', 'path'],
  ],
  '',
);

const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name']];
const BY_SIZE: ExpressionSpecification = ['-', ['coalesce', ['get', 'population_rank'], 0]];

type Layers = ReturnType<typeof layerMaker>;
type PlaceArgs =
  Parameters<Layers['label']> extends [string, unknown, ...infer Args] ? Args : never;

/** Names on the tiles. Later layers are placed first, so the most important come last. */
function tileLabels({ label }: Layers): SymbolLayerSpecification[] {
  const place = (id: string, ...[color, size, more]: PlaceArgs) =>
    label(`label-${id}`, is('kind', id), color, size, {
      sourceLayer: 'places',
      ...more,
      layout: { 'text-field': NAME, 'symbol-sort-key': BY_SIZE, ...more.layout },
    });
  return [
    label('label-road', ['!=', ['get', 'kind'], 'rail'], 'street', 11.5, {
      sourceLayer: 'roads',
      from: 13,
      layout: { 'symbol-placement': 'line', 'text-max-angle': 30, 'symbol-spacing': 320 },
    }),
    label('label-station', is('kind', 'station'), 'area', 11.5, {
      sourceLayer: 'pois',
      from: 14,
    }),
    label('label-park', is('kind', 'park'), 'parkText', 11.5, { sourceLayer: 'pois', from: 13 }),
    label('label-water', ['==', ['geometry-type'], 'Point'], 'waterText', 12, {
      sourceLayer: 'water',
      from: 3,
      layout: { 'text-field': NAME, 'text-letter-spacing': 0.08 },
    }),
    place('neighbourhood', 'area', 12, { from: 12.5 }),
    place('macrohood', 'area', 13, { from: 11 }),
    place('region', 'street', 11.5, { from: 4, to: 8 }),
    place('locality', 'area', CITY_TEXT, { from: 3, to: 15 }),
    place('country', 'town', COUNTRY_TEXT, {
      to: 7,
      layout: { 'text-letter-spacing': 0.08, 'text-transform': 'uppercase' },
    }),
  ];
}

function groundLayers({ fill, line }: Layers, colors: Palette): LayerSpecification[] {
  const border = { 'line-color': colors.border, 'line-width': 1.25 };
  const regionBorder = { ...border, 'line-dasharray': [4, 3] };
  const river = { 'line-color': colors.water, 'line-width': byZoom([10, 0.45], [13, 1], [16, 5]) };
  const shore = { 'line-color': colors.shore, 'line-width': 1 };
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': colors.land } },
    fill('earth', isArea, 'land', { sourceLayer: 'earth' }),
    fill('landcover', isKind(...GREEN), 'park', { sourceLayer: 'landcover' }),
    fill('landuse', isKind(...GREEN), 'park', { sourceLayer: 'landuse' }),
    fill('water', isArea, 'water', { sourceLayer: 'water' }),
    line('river', isLine, river, { sourceLayer: 'water' }),
    line('shore', isArea, shore, { sourceLayer: 'water' }),
    line('region-border', isKind('region'), regionBorder, { sourceLayer: 'boundaries' }),
    line('border', isKind('country'), border, { sourceLayer: 'boundaries' }),
    fill('building', isArea, 'residentialCase', { sourceLayer: 'buildings', from: 15 }),
  ];
}

/**
 * The style of tiles in the Protomaps basemap schema, in our palette: no glyphs, no sprite.
 * @param url where the archive lies
 */
export function tilesStyle(theme: MapTheme, url: string): StyleSpecification {
  const colors = PALETTES[theme];
  const layers = layerMaker(SOURCE, colors);
  const rail = {
    'line-color': colors.street,
    'line-opacity': 0.5,
    'line-width': byZoom([10, 0.45], [13, 1], [16, 2]),
  };
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${url}`, attribution: CREDIT } },
    layers: [
      ...groundLayers(layers, colors),
      ...roadLayers([{ id: 'road', layers, sourceLayer: 'roads', classOf: CLASS_OF }], colors),
      layers.line('rail', isKind('rail'), rail, { sourceLayer: 'roads' }),
      ...tileLabels(layers),
    ],
  };
}
