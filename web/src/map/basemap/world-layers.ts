import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { is, labelMaker } from './labels.ts';
import type { Palette } from './palette.ts';
import { REGION_MIN_LABEL_ZOOM, REGION_MIN_ZOOM } from './region.ts';

export const WORLD = 'world';

const fill = (kind: string, color: string, minzoom = 0): LayerSpecification => ({
  id: `world-${kind}`,
  type: 'fill',
  source: WORLD,
  filter: is('kind', kind),
  minzoom,
  paint: { 'fill-color': color },
});

/** Everything of the world that lies under the basemap of the region. */
export function worldGround(colors: Palette): LayerSpecification[] {
  const line = (
    id: string,
    filter: ExpressionSpecification,
    paint: object,
  ): LayerSpecification => ({
    id: `world-${id}`,
    type: 'line',
    source: WORLD,
    filter,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint,
  });
  const shores: ExpressionSpecification = ['in', ['get', 'kind'], ['literal', ['land', 'lake']]];
  const border = { 'line-color': colors.town, 'line-width': 1.25 };
  return [
    fill('sea', colors.water),
    fill('land', colors.land),
    fill('lake', colors.water),
    line('shore', shores, { 'line-color': colors.shore, 'line-width': 1 }),
    line('border', is('kind', 'border'), border),
    {
      ...line('state-border', is('kind', 'state-border'), {
        ...border,
        'line-width': 1,
        'line-dasharray': [4, 3],
      }),
      minzoom: 3,
    },
    // A clean ground for the basemap, whose coast is another one.
    fill('region', colors.land, REGION_MIN_ZOOM),
  ];
}

/** The cities of a zoom: those of at least so many thousand people. */
const CITY_SIZES: ExpressionSpecification = [
  'step', ['zoom'], 3000, 4, 1500, 5, 500, 6, 200, 7, 80, 8, 40, 9, 0,
]; // prettier-ignore

/** The countries of a zoom, by hundredths of half a square degree. */
const COUNTRY_SIZES: ExpressionSpecification = ['step', ['zoom'], 1000, 3, 100, 4, 10, 5, 0];

/** Names of states, of cities and of countries, larger ones first. */
export function worldLabels(colors: Palette): LayerSpecification[] {
  const label = labelMaker(WORLD, colors);
  const largerFirst: SymbolLayerSpecification['layout'] = {
    'symbol-sort-key': ['-', ['get', 'size']],
  };
  return [
    label({
      id: 'world-state',
      filter: is('kind', 'state'),
      color: colors['label-3'],
      size: 11.5,
      from: 4,
      to: 8,
      layout: { ...largerFirst, 'text-letter-spacing': 0.06 },
    }),
    label({
      id: 'world-city',
      filter: [
        'all',
        is('kind', 'city'),
        ['>=', ['get', 'size'], CITY_SIZES],
        ['any', ['!', ['has', 'inRegion']], ['<', ['zoom'], REGION_MIN_LABEL_ZOOM]],
      ],
      color: colors['label-2'],
      size: ['interpolate', ['linear'], ['zoom'], 3, 11, 9, 13, 13, 15],
      from: 3,
      layout: largerFirst,
    }),
    label({
      id: 'world-country',
      filter: ['all', is('kind', 'country'), ['>=', ['get', 'size'], COUNTRY_SIZES]],
      color: colors['label-1'],
      size: ['interpolate', ['linear'], ['zoom'], 2, 11, 6, 15],
      from: 0,
      to: 7,
      layout: { ...largerFirst, 'text-letter-spacing': 0.08, 'text-transform': 'uppercase' },
    }),
  ];
}
