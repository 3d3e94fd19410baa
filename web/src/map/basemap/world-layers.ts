import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { is, isKind, layerMaker } from './layers.ts';
import type { Palette } from './palette.ts';
import { REGION_MIN_LABEL_ZOOM, REGION_MIN_ZOOM } from './region.ts';

export const WORLD = 'world';

/** Everything of the world that lies under the basemap of the region. */
export function worldGround(colors: Palette): LayerSpecification[] {
  const { fill, line } = layerMaker(WORLD, colors);
  const border = { 'line-color': colors.border, 'line-width': 1.25 };
  const stateBorder = { ...border, 'line-width': 1, 'line-dasharray': [4, 3] };
  return [
    fill('world-sea', is('kind', 'sea'), 'water'),
    fill('world-land', is('kind', 'land'), 'land'),
    fill('world-lake', is('kind', 'lake'), 'water'),
    line('world-shore', isKind('land', 'lake'), { 'line-color': colors.shore, 'line-width': 1 }),
    line('world-border', is('kind', 'border'), border),
    line('world-state-border', is('kind', 'state-border'), stateBorder, { from: 3 }),
    // A clean ground for the basemap, whose coast is another one.
    fill('world-region', is('kind', 'region'), 'land', { from: REGION_MIN_ZOOM }),
  ];
}

/** The cities of a zoom: those of at least so many thousand people. */
const CITY_SIZES: ExpressionSpecification = [
  'step', ['zoom'], 3000, 4, 1500, 5, 500, 6, 200, 7, 80, 8, 40, 9, 0,
]; // prettier-ignore

/** The countries of a zoom, by hundredths of half a square degree. */
const COUNTRY_SIZES: ExpressionSpecification = ['step', ['zoom'], 1000, 3, 100, 4, 10, 5, 0];

/** In pixels, by zoom. */
export const CITY_TEXT: ExpressionSpecification = [
  'interpolate', ['linear'], ['zoom'], 3, 11, 9, 13, 13, 15,
]; // prettier-ignore
export const COUNTRY_TEXT: ExpressionSpecification = [
  'interpolate', ['linear'], ['zoom'], 2, 11, 6, 15,
]; // prettier-ignore

/** Names of states, of cities and of countries, larger ones first. */
export function worldLabels(colors: Palette): LayerSpecification[] {
  const { label } = layerMaker(WORLD, colors);
  const layout: SymbolLayerSpecification['layout'] = {
    'symbol-sort-key': ['-', ['get', 'size']],
  };
  const city: ExpressionSpecification = [
    'all',
    is('kind', 'city'),
    ['>=', ['get', 'size'], CITY_SIZES],
    ['any', ['!', ['has', 'inRegion']], ['<', ['zoom'], REGION_MIN_LABEL_ZOOM]],
  ];
  const country: ExpressionSpecification = [
    'all',
    is('kind', 'country'),
    ['>=', ['get', 'size'], COUNTRY_SIZES],
  ];
  return [
    label('world-state', is('kind', 'state'), 'street', 11.5, {
      from: 4,
      to: 8,
      layout: { ...layout, 'text-letter-spacing': 0.06 },
    }),
    label('world-city', city, 'area', CITY_TEXT, { from: 3, layout }),
    label('world-country', country, 'town', COUNTRY_TEXT, {
      to: 7,
      layout: { ...layout, 'text-letter-spacing': 0.08, 'text-transform': 'uppercase' },
    }),
  ];
}
