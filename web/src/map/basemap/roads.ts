import type { ExpressionSpecification, LineLayerSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';

/** A kind of road; less weighty ones come first. */
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

/** A width in pixels at zoom 13 and at 16, growing as the ground does. */
export const roadWidth = (at13: number, at16: number, more = 0): ExpressionSpecification => [
  'interpolate', ['exponential', 1.6], ['zoom'],
  10, (at13 + more) * 0.45, 13, at13 + more, 16, at16 + more, 18, (at16 + more) * 2,
]; // prettier-ignore

/** Casings lie under every road, so that crossings join. */
export function roadLayers(
  roads: readonly Road[],
  from: { source: string; 'source-layer'?: string },
  colors: Palette,
): LineLayerSpecification[] {
  const line = (
    { id, filter, from: minzoom }: Road,
    paint: NonNullable<LineLayerSpecification['paint']>,
  ) =>
    ({
      id,
      type: 'line',
      ...from,
      filter,
      minzoom,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint,
    }) satisfies LineLayerSpecification;
  return [
    ...roads.map((road) =>
      line(
        { ...road, id: `${road.id}-case` },
        {
          'line-color': colors[road.casing],
          'line-width': roadWidth(road.at13, road.at16, 2),
        },
      ),
    ),
    ...roads.map((road) =>
      line(road, {
        'line-color': colors[road.color],
        'line-width': roadWidth(road.at13, road.at16),
      }),
    ),
  ];
}
