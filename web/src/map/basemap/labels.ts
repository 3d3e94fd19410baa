import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';
import { REGION_MIN_LABEL_ZOOM } from './region.ts';

/** The family map.css makes for MapLibre, which takes the weight from its name. */
const FONT = ['Hanken Grotesk SemiBold'];

export const is = (property: string, value: string | number): ExpressionSpecification => [
  '==',
  ['get', property],
  value,
];

interface LabelOptions {
  id: string;
  filter: ExpressionSpecification;
  color: string;
  size: number | ExpressionSpecification;
  from: number;
  to?: number;
  layout?: SymbolLayerSpecification['layout'];
  /** Of a source of tiles. */
  sourceLayer?: string;
}

/** Makes the labels of a source. */
export function labelMaker(source: string, colors: Palette) {
  return ({
    id,
    filter,
    color,
    size,
    from,
    to,
    layout,
    sourceLayer,
  }: LabelOptions): SymbolLayerSpecification => ({
    id,
    type: 'symbol',
    source,
    ...(sourceLayer !== undefined && { 'source-layer': sourceLayer }),
    filter,
    minzoom: from,
    ...(to !== undefined && { maxzoom: to }),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': size,
      'text-max-width': 7,
      'text-padding': 6,
      ...layout,
    },
    paint: { 'text-color': color, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 },
  });
}

/** Labels of the basemap. Later layers win the room, so the weightiest come last. */
export function labelLayers(source: string, colors: Palette): SymbolLayerSpecification[] {
  const label = labelMaker(source, colors);
  const place = (rank: number | string): ExpressionSpecification => [
    'all',
    is('kind', 'label'),
    is('r', rank),
  ];
  const along = {
    'symbol-placement': 'line',
    'text-max-angle': 30,
    'symbol-spacing': 320,
  } as const;
  const main: ExpressionSpecification = ['all', is('kind', 'road'), ['<', ['get', 'c'], 4]];
  const side: ExpressionSpecification = ['all', is('kind', 'road'), is('c', 4)];
  const beside: SymbolLayerSpecification['layout'] = {
    'text-anchor': 'left',
    'text-offset': [0.7, 0],
    'text-justify': 'left',
  };
  return [
    label({
      id: 'label-side-street',
      filter: side,
      color: colors['label-3'],
      size: 11,
      from: 14.8,
      layout: along,
    }),
    label({
      id: 'label-street',
      filter: main,
      color: colors['label-3'],
      size: 11.5,
      from: 13,
      layout: along,
    }),
    label({
      id: 'label-station',
      filter: is('kind', 'station'),
      color: colors['label-2'],
      size: 11.5,
      from: 14,
      layout: beside,
    }),
    label({
      id: 'label-park',
      filter: place('p'),
      color: colors['label-park'],
      size: 11.5,
      from: 12.5,
    }),
    label({
      id: 'label-water',
      filter: place('w'),
      color: colors['label-water'],
      size: 12,
      from: 11,
      layout: { 'text-letter-spacing': 0.08 },
    }),
    label({ id: 'label-square', filter: place(3), color: colors['label-2'], size: 12, from: 13 }),
    label({ id: 'label-area', filter: place(2), color: colors['label-2'], size: 13, from: 12 }),
    label({
      id: 'label-city', filter: place(1), color: colors['label-1'], size: 15, from: REGION_MIN_LABEL_ZOOM, to: 14,
      layout: { 'text-letter-spacing': 0.1, 'text-transform': 'uppercase' },
    }), // prettier-ignore
  ];
}
