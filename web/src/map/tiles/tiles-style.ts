import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { is, isKind, layerMaker, roadWidth, type Road } from '../basemap/layers.ts';
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

const ROADS: readonly Road[] = [
  { id: 'path', filter: isKind('path'), from: 15, at13: 0.5, at16: 2, color: 'road-3', casing: 'road-3-case' },
  { id: 'minor-road', filter: isKind('minor_road'), from: 12.5, at13: 1, at16: 7, color: 'road-3', casing: 'road-2-case' },
  { id: 'major-road', filter: isKind('major_road', 'medium_road'), from: 8, at13: 3, at16: 13, color: 'road-2', casing: 'road-2-case' },
  { id: 'highway', filter: isKind('highway'), from: 5, at13: 4.2, at16: 16.5, color: 'road-1', casing: 'road-1-case' },
]; // prettier-ignore

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
    label('label-road', ['!=', ['get', 'kind'], 'rail'], 'label-3', 11.5, {
      sourceLayer: 'roads',
      from: 13,
      layout: { 'symbol-placement': 'line', 'text-max-angle': 30, 'symbol-spacing': 320 },
    }),
    label('label-station', is('kind', 'station'), 'label-2', 11.5, {
      sourceLayer: 'pois',
      from: 14,
    }),
    label('label-park', is('kind', 'park'), 'label-park', 11.5, { sourceLayer: 'pois', from: 13 }),
    label('label-water', ['==', ['geometry-type'], 'Point'], 'label-water', 12, {
      sourceLayer: 'water',
      from: 3,
      layout: { 'text-field': NAME, 'text-letter-spacing': 0.08 },
    }),
    place('neighbourhood', 'label-2', 12, { from: 12.5 }),
    place('macrohood', 'label-2', 13, { from: 11 }),
    place('region', 'label-3', 11.5, { from: 4, to: 8 }),
    place('locality', 'label-2', CITY_TEXT, { from: 3, to: 15 }),
    place('country', 'label-1', COUNTRY_TEXT, {
      to: 7,
      layout: { 'text-letter-spacing': 0.08, 'text-transform': 'uppercase' },
    }),
  ];
}

function groundLayers({ fill, line }: Layers, colors: Palette): LayerSpecification[] {
  const border = { 'line-color': colors.town, 'line-width': 1.25 };
  const regionBorder = { ...border, 'line-dasharray': [4, 3] };
  const river = { 'line-color': colors.water, 'line-width': roadWidth(1, 5) };
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
    fill('building', isArea, 'road-3-case', { sourceLayer: 'buildings', from: 15 }),
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
    'line-color': colors['label-3'],
    'line-opacity': 0.5,
    'line-width': roadWidth(1, 2),
  };
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${url}`, attribution: CREDIT } },
    layers: [
      ...groundLayers(layers, colors),
      ...layers.roads(ROADS, 'roads'),
      layers.line('rail', isKind('rail'), rail, { sourceLayer: 'roads' }),
      ...tileLabels(layers),
    ],
  };
}
