import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Palette } from './palette.ts';

export const is = (property: string, value: string | number): ExpressionSpecification => [
  '==',
  ['get', property],
  value,
];

export const isKind = (...kinds: string[]): ExpressionSpecification => [
  'in', ['get', 'kind'], ['literal', kinds],
]; // prettier-ignore

/** Numbers by zoom, growing as the ground does between them. */
export const byZoom = (
  ...stops: readonly (readonly [zoom: number, value: number | ExpressionSpecification])[]
): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()] as ExpressionSpecification;

/** Another value for each of some texts. */
export const match = (
  input: ExpressionSpecification,
  values: readonly (readonly [text: string, value: number | string])[],
  otherwise: number | string,
): ExpressionSpecification =>
  ['match', input, ...values.flat(), otherwise] as unknown as ExpressionSpecification;

/** Where something is drawn. */
interface Range {
  /** At which zooms. */
  from?: number;
  to?: number;
  /** Of a source of tiles. */
  sourceLayer?: string | undefined;
}

/** The families that map.css makes for MapLibre, which takes weight and slant from their names. */
export const FONTS = {
  sans: 'Hanken Grotesk SemiBold',
  plain: 'Hanken Grotesk Medium',
  serif: 'Newsreader SemiBold',
  italic: 'Newsreader Italic Medium',
} as const;

interface LabelOptions extends Range {
  layout?: SymbolLayerSpecification['layout'];
  font?: keyof typeof FONTS;
  /** A color and a width in pixels. */
  halo?: readonly [color: keyof Palette, width: number];
}

/**
 * Makes the layers of a source in the colors of a theme.
 * @param least the zoom from which they are drawn, where they don't say it
 */
export function layerMaker(source: string, colors: Palette, least = 0) {
  const base = (
    id: string,
    filter: ExpressionSpecification | null,
    { from = least, to, sourceLayer }: Range,
  ) => ({
    id,
    source,
    ...(filter && { filter }),
    minzoom: from,
    ...(to !== undefined && { maxzoom: to }),
    ...(sourceLayer !== undefined && { 'source-layer': sourceLayer }),
  });
  const line = (
    id: string,
    filter: ExpressionSpecification | null,
    paint: NonNullable<LineLayerSpecification['paint']>,
    { layout, ...range }: Range & { layout?: LineLayerSpecification['layout'] } = {},
  ): LineLayerSpecification => ({
    ...base(id, filter, range),
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round', ...layout },
    paint,
  });
  const fill = (
    id: string,
    filter: ExpressionSpecification | null,
    color: keyof Palette | ExpressionSpecification,
    range: Range = {},
  ): FillLayerSpecification => ({
    ...base(id, filter, range),
    type: 'fill',
    paint: { 'fill-color': typeof color === 'string' ? colors[color] : color },
  });
  const label = (
    id: string,
    filter: ExpressionSpecification | null,
    color: keyof Palette,
    size: number | ExpressionSpecification,
    { layout, font = 'sans', halo: [halo, width] = ['halo', 1.5], ...range }: LabelOptions,
  ): SymbolLayerSpecification => ({
    ...base(id, filter, range),
    type: 'symbol',
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [FONTS[font]],
      'text-size': size,
      'text-max-width': 7,
      'text-padding': 6,
      ...layout,
    },
    paint: {
      'text-color': colors[color],
      'text-halo-color': colors[halo],
      'text-halo-width': width,
    },
  });
  return { line, fill, label };
}
