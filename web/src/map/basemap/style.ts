import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { is, labelLayers } from './labels.ts';
import { PALETTES, TRANSIT_OPACITY, type MapTheme, type Palette } from './palette.ts';
import { REGION_MIN_ZOOM } from './region.ts';
import { roadLayers, roadWidth, type Road } from './roads.ts';
import { WORLD, worldGround, worldLabels } from './world-layers.ts';

const SOURCE = 'basemap';
const kind = (name: string) => is('kind', name);
const isOneOf = (...kinds: string[]): ExpressionSpecification => [
  'in', ['get', 'kind'], ['literal', kinds],
]; // prettier-ignore

const road = (rank: number): ExpressionSpecification => [
  'all', kind('road'), ['==', ['get', 'c'], rank],
]; // prettier-ignore

const ROADS: readonly Road[] = [
  { id: 'road-4', filter: road(4), from: 13.8, at13: 1, at16: 7, color: 'road-3', casing: 'road-2-case' },
  { id: 'road-3', filter: road(3), from: 11.5, at13: 2, at16: 10.5, color: 'road-3', casing: 'road-3-case' },
  { id: 'road-2', filter: road(2), from: REGION_MIN_ZOOM, at13: 3.4, at16: 15, color: 'road-2', casing: 'road-2-case' },
  { id: 'road-1', filter: road(1), from: REGION_MIN_ZOOM, at13: 4.2, at16: 16.5, color: 'road-1', casing: 'road-1-case' },
]; // prettier-ignore

function line(
  id: string,
  filter: ExpressionSpecification,
  paint: NonNullable<LineLayerSpecification['paint']>,
  minzoom: number = REGION_MIN_ZOOM,
): LineLayerSpecification {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return { id, type: 'line', source: SOURCE, filter, minzoom, layout, paint };
}

const LINES = ['Red', 'Orange', 'Green', 'Blue'] as const;

function transitLayers(colors: Palette, theme: MapTheme): LayerSpecification[] {
  const color: ExpressionSpecification = [
    'match', ['get', 'line'],
    ...LINES.flatMap((name) => [name, colors[`transit-${name.toLowerCase()}` as keyof Palette]]),
    colors['label-3'],
  ] as unknown as ExpressionSpecification; // prettier-ignore
  return [
    line('transit', kind('transit'), {
      'line-color': color,
      'line-opacity': TRANSIT_OPACITY[theme],
      'line-width': roadWidth(2, 4),
    }),
    {
      id: 'station',
      type: 'circle',
      source: SOURCE,
      filter: kind('station'),
      minzoom: 12,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 12, 2, 16, 5],
        'circle-color': colors.halo,
        'circle-stroke-color': colors['label-2'],
        'circle-stroke-width': 1.25,
      },
    },
  ];
}

const fill = (id: string, filter: ExpressionSpecification, color: string): LayerSpecification => ({
  id,
  type: 'fill',
  source: SOURCE,
  filter,
  minzoom: REGION_MIN_ZOOM,
  paint: { 'fill-color': color },
});

function groundLayers(colors: Palette): LayerSpecification[] {
  const riverWidth: ExpressionSpecification = [
    'interpolate', ['exponential', 2], ['zoom'],
    10, ['*', ['coalesce', ['get', 'w'], 20], 0.0089], 18, ['*', ['coalesce', ['get', 'w'], 20], 2.28],
  ]; // prettier-ignore
  return [
    fill('park', kind('park'), colors.park),
    fill('water', isOneOf('water', 'harbor'), colors.water),
    line('river', kind('river'), { 'line-color': colors.water, 'line-width': riverWidth }),
    fill('land', kind('land'), colors.land),
    line('shore', isOneOf('water', 'coast', 'land'), {
      'line-color': colors.shore,
      'line-width': 1,
    }),
    line('town', kind('town'), {
      'line-color': colors.town,
      'line-width': 1,
      'line-dasharray': [4, 3],
    }),
  ];
}

/**
 * The bundled style: no glyphs, no sprite, no foreign host. Labels are drawn from a local face.
 * @param urls where the GeoJSON of the basemap lies, and that of the world where it is needed
 */
export function basemapStyle(
  theme: MapTheme,
  urls: { basemap: string; world: string | null },
): StyleSpecification {
  const colors = PALETTES[theme];
  const { basemap, world } = urls;
  return {
    version: 8,
    sources: {
      [SOURCE]: { type: 'geojson', data: basemap, tolerance: 0.2 },
      ...(world !== null && { [WORLD]: { type: 'geojson', data: world, maxzoom: 10 } }),
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colors.land } },
      // The sea beyond the region, until the world is drawn over it.
      fill('sea', kind('sea'), colors.water),
      ...(world === null ? [] : worldGround(colors)),
      ...groundLayers(colors),
      ...roadLayers(ROADS, { source: SOURCE }, colors),
      ...transitLayers(colors, theme),
      ...(world === null ? [] : worldLabels(colors)),
      ...labelLayers(SOURCE, colors),
    ],
  };
}
