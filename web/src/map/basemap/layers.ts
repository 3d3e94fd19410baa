import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Palette } from './palette.ts';

/** The family map.css makes for MapLibre, which takes the weight from its name. */
const FONT = ['Hanken Grotesk SemiBold'];

export const is = (property: string, value: string | number): ExpressionSpecification => [
  '==',
  ['get', property],
  value,
];

export const isKind = (...kinds: string[]): ExpressionSpecification => [
  'in', ['get', 'kind'], ['literal', kinds],
]; // prettier-ignore

/** A width in pixels at zoom 13 and at 16, growing as the ground does. */
export const roadWidth = (at13: number, at16: number, more = 0): ExpressionSpecification => [
  'interpolate', ['exponential', 1.6], ['zoom'],
  10, (at13 + more) * 0.45, 13, at13 + more, 16, at16 + more, 18, (at16 + more) * 2,
]; // prettier-ignore

/** A kind of road; minor ones come first. */
export interface Road {
  id: string;
  filter: ExpressionSpecification;
  from: number;
  /** Pixels at zoom 13 and at 16. */
  at13: number;
  at16: number;
  color: keyof Palette;
  casing: keyof Palette;
}

/** Where something is drawn. */
interface Range {
  /** At which zooms. */
  from?: number;
  to?: number;
  /** Of a source of tiles. */
  sourceLayer?: string | undefined;
}

interface LabelOptions extends Range {
  layout?: SymbolLayerSpecification['layout'];
}

/**
 * Makes the layers of a source in the colors of a theme.
 * @param least the zoom from which they are drawn, where they don't say it
 */
export function layerMaker(source: string, colors: Palette, least = 0) {
  const base = (
    id: string,
    filter: ExpressionSpecification,
    { from = least, to, sourceLayer }: Range,
  ) => ({
    id,
    source,
    filter,
    minzoom: from,
    ...(to !== undefined && { maxzoom: to }),
    ...(sourceLayer !== undefined && { 'source-layer': sourceLayer }),
  });
  const line = (
    id: string,
    filter: ExpressionSpecification,
    paint: NonNullable<LineLayerSpecification['paint']>,
    range: Range = {},
  ): LineLayerSpecification => ({
    ...base(id, filter, range),
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint,
  });
  /** Casings lie under every road, so that crossings join. */
  const roads = (all: readonly Road[], sourceLayer?: string) =>
    (['casing', 'color'] as const).flatMap((part) =>
      all.map(({ id, filter, from, at13, at16, [part]: color }) => {
        const width = roadWidth(at13, at16, part === 'casing' ? 2 : 0);
        const paint = { 'line-color': colors[color], 'line-width': width };
        return line(part === 'casing' ? `${id}-case` : id, filter, paint, { from, sourceLayer });
      }),
    );
  const fill = (
    id: string,
    filter: ExpressionSpecification,
    color: keyof Palette,
    range: Range = {},
  ): FillLayerSpecification => ({
    ...base(id, filter, range),
    type: 'fill',
    paint: { 'fill-color': colors[color] },
  });
  const label = (
    id: string,
    filter: ExpressionSpecification,
    color: keyof Palette,
    size: number | ExpressionSpecification,
    { layout, ...range }: LabelOptions,
  ): SymbolLayerSpecification => ({
    ...base(id, filter, range),
    type: 'symbol',
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': size,
      'text-max-width': 7,
      'text-padding': 6,
      ...layout,
    },
    paint: { 'text-color': colors[color], 'text-halo-color': colors.halo, 'text-halo-width': 1.5 },
  });
  return { line, fill, label, roads };
}
