import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { is, labelMaker } from '../basemap/labels.ts';
import type { Palette } from '../basemap/palette.ts';

const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name']];

/** Names on the tiles. Later layers win the room, so the weightiest come last. */
export function tileLabels(source: string, colors: Palette): SymbolLayerSpecification[] {
  const label = labelMaker(source, colors);
  const place = (
    id: string,
    options: Omit<Parameters<typeof label>[0], 'id' | 'filter' | 'sourceLayer'>,
  ) =>
    label({
      id: `label-${id}`,
      sourceLayer: 'places',
      filter: is('kind', id),
      ...options,
      layout: {
        'text-field': NAME,
        'symbol-sort-key': ['-', ['coalesce', ['get', 'population_rank'], 0]],
        ...options.layout,
      },
    });
  const wide = { 'text-letter-spacing': 0.08, 'text-transform': 'uppercase' } as const;
  return [
    label({
      id: 'label-road',
      sourceLayer: 'roads',
      filter: ['!=', ['get', 'kind'], 'rail'],
      color: colors['label-3'],
      size: 11.5,
      from: 13,
      layout: { 'symbol-placement': 'line', 'text-max-angle': 30, 'symbol-spacing': 320 },
    }),
    label({
      id: 'label-station',
      sourceLayer: 'pois',
      filter: is('kind', 'station'),
      color: colors['label-2'],
      size: 11.5,
      from: 14,
    }),
    label({
      id: 'label-park',
      sourceLayer: 'pois',
      filter: is('kind', 'park'),
      color: colors['label-park'],
      size: 11.5,
      from: 13,
    }),
    label({
      id: 'label-water',
      sourceLayer: 'water',
      filter: ['==', ['geometry-type'], 'Point'],
      color: colors['label-water'],
      size: 12,
      from: 3,
      layout: { 'text-field': NAME, 'text-letter-spacing': 0.08 },
    }),
    place('neighbourhood', { color: colors['label-2'], size: 12, from: 12.5 }),
    place('macrohood', { color: colors['label-2'], size: 13, from: 11 }),
    place('region', { color: colors['label-3'], size: 11.5, from: 4, to: 8 }),
    place('locality', {
      color: colors['label-2'],
      size: ['interpolate', ['linear'], ['zoom'], 3, 11, 9, 13, 13, 15],
      from: 3,
      to: 15,
    }),
    place('country', {
      color: colors['label-1'],
      size: ['interpolate', ['linear'], ['zoom'], 2, 11, 6, 15],
      from: 0,
      to: 7,
      layout: wide,
    }),
  ];
}
