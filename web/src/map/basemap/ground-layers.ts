import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, type layerMaker, match } from './layers.ts';
import type { Palette } from './palette.ts';

const KINDS_OF_PARK = ['garden', 'wild', 'reservation', 'cemetery', 'plaza'] as const;

/** Within the water, so to its left: shores run with the water on that side. */
const inwards = byZoom([10, -1], [12.6, -2.5], [14, -4.5], [16, -8]);

/** Parks, water and shores of a source. */
export function groundLayers(
  id: string,
  { fill, line }: ReturnType<typeof layerMaker>,
  colors: Palette,
): LayerSpecification[] {
  const park = match(
    ['get', 'type'],
    KINDS_OF_PARK.map((kind) => [kind, colors[kind]]),
    colors.park,
  );
  const deep = {
    'line-color': colors.deep,
    'line-offset': inwards,
    'line-blur': byZoom([10, 2], [12.6, 5], [14, 9], [16, 16]),
    'line-width': byZoom([10, 2], [12.6, 5], [14, 9], [16, 16]),
  };
  const shore = { 'line-color': colors.shore, 'line-width': byZoom([10, 0.8], [12, 1.2], [16, 2.4]) };
  return [
    fill(`${id}-park`, null, park, { sourceLayer: 'parks' }),
    fill(`${id}-water`, null, 'water', { sourceLayer: 'water' }),
    line(`${id}-deep`, null, deep, { sourceLayer: 'shores', from: 11 }),
    line(`${id}-shore`, null, shore, { sourceLayer: 'shores' }),
  ];
} // prettier-ignore

const LINES = [
  ['Red', 'red'],
  ['Mattapan', 'red'],
  ['Orange', 'orange'],
  ['Green', 'green'],
  ['Blue', 'blue'],
] as const;

/** From here on a line of rapid transit is a wide band that leaves the names of streets readable. */
const BAND = 15;

/** Rapid transit of a source, and its stations. */
export function transitLayers(
  id: string,
  { line }: ReturnType<typeof layerMaker>,
  colors: Palette,
): LayerSpecification[] {
  const color = match(
    ['get', 'line'],
    LINES.map(([name, key]) => [name, colors[key]]),
    colors.stationEdge,
  );
  const isHub: ExpressionSpecification = ['has', 'hub'];
  const radius = (px: number): ExpressionSpecification => ['case', isHub, px * 1.28, px];
  const edge: ExpressionSpecification = ['case', isHub, colors.stationEdge, color];
  return [
    line(
      `${id}-transit`,
      null,
      {
        'line-color': color,
        'line-width': byZoom([11, 1.4], [12.6, 2.2], [14, 3], [BAND - 0.2, 3.4], [BAND, 9]),
        'line-opacity': byZoom([BAND - 0.2, 0.82], [BAND, 0.3]),
      },
      { sourceLayer: 'transit', from: 10 },
    ),
    {
      id: `${id}-station`,
      type: 'circle',
      source: id,
      'source-layer': 'stations',
      minzoom: 11,
      paint: {
        'circle-radius': byZoom([11, radius(1.4)], [12.6, radius(2.2)], [14, radius(3.8)], [16, radius(6)]),
        'circle-color': colors.stationFill,
        'circle-stroke-color': edge,
        'circle-stroke-width': byZoom([11, 0.8], [12.6, 1.2], [16, 2]),
      },
    },
  ];
} // prettier-ignore
