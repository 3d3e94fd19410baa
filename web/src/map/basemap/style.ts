import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { is, isKind, layerMaker, roadWidth, type Road } from './layers.ts';
import { PALETTES, TRANSIT_OPACITY, type MapTheme, type Palette } from './palette.ts';
import { REGION_MIN_ZOOM, REGION_MIN_LABEL_ZOOM } from './region.ts';
import { WORLD, worldGround, worldLabels } from './world-layers.ts';

const place = (rank: number | string): ExpressionSpecification => [
  'all', is('kind', 'label'), is('r', rank),
]; // prettier-ignore

/** Labels of the basemap. Later layers are placed first, so the most important come last. */
function labelLayers({ label }: ReturnType<typeof layerMaker>): SymbolLayerSpecification[] {
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
  const wide = { 'text-letter-spacing': 0.1, 'text-transform': 'uppercase' } as const;
  const water = { 'text-letter-spacing': 0.08 };
  return [
    label('label-side-street', side, 'label-3', 11, { from: 14.8, layout: along }),
    label('label-street', main, 'label-3', 11.5, { from: 13, layout: along }),
    label('label-station', is('kind', 'station'), 'label-2', 11.5, { from: 14, layout: beside }),
    label('label-park', place('p'), 'label-park', 11.5, { from: 12.5 }),
    label('label-water', place('w'), 'label-water', 12, { from: 11, layout: water }),
    label('label-square', place(3), 'label-2', 12, { from: 13 }),
    label('label-area', place(2), 'label-2', 13, { from: 12 }),
    label('label-city', place(1), 'label-1', 15, {
      from: REGION_MIN_LABEL_ZOOM,
      to: 14,
      layout: wide,
    }),
  ];
}

const SOURCE = 'basemap';

const road = (rank: number): ExpressionSpecification => [
  'all', is('kind', 'road'), ['==', ['get', 'c'], rank],
]; // prettier-ignore

const ROADS: readonly Road[] = [
  { id: 'road-4', filter: road(4), from: 13.8, at13: 1, at16: 7, color: 'road-3', casing: 'road-2-case' },
  { id: 'road-3', filter: road(3), from: 11.5, at13: 2, at16: 10.5, color: 'road-3', casing: 'road-3-case' },
  { id: 'road-2', filter: road(2), from: REGION_MIN_ZOOM, at13: 3.4, at16: 15, color: 'road-2', casing: 'road-2-case' },
  { id: 'road-1', filter: road(1), from: REGION_MIN_ZOOM, at13: 4.2, at16: 16.5, color: 'road-1', casing: 'road-1-case' },
]; // prettier-ignore

type Layers = ReturnType<typeof layerMaker>;

const LINES = ['Red', 'Orange', 'Green', 'Blue'] as const;

function transitLayers({ line }: Layers, colors: Palette, theme: MapTheme): LayerSpecification[] {
  const color: ExpressionSpecification = [
    'match', ['get', 'line'],
    ...LINES.flatMap((name) => [name, colors[`transit-${name.toLowerCase()}` as keyof Palette]]),
    colors['label-3'],
  ] as unknown as ExpressionSpecification; // prettier-ignore
  return [
    line('transit', is('kind', 'transit'), {
      'line-color': color,
      'line-opacity': TRANSIT_OPACITY[theme],
      'line-width': roadWidth(2, 4),
    }),
    {
      id: 'station',
      type: 'circle',
      source: SOURCE,
      filter: is('kind', 'station'),
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

function groundLayers({ fill, line }: Layers, colors: Palette): LayerSpecification[] {
  const riverWidth: ExpressionSpecification = [
    'interpolate', ['exponential', 2], ['zoom'],
    10, ['*', ['coalesce', ['get', 'w'], 20], 0.0089], 18, ['*', ['coalesce', ['get', 'w'], 20], 2.28],
  ]; // prettier-ignore
  const river = { 'line-color': colors.water, 'line-width': riverWidth };
  const shore = { 'line-color': colors.shore, 'line-width': 1 };
  const town = { 'line-color': colors.town, 'line-width': 1, 'line-dasharray': [4, 3] };
  return [
    fill('park', is('kind', 'park'), 'park'),
    fill('water', isKind('water', 'harbor'), 'water'),
    line('river', is('kind', 'river'), river),
    fill('land', is('kind', 'land'), 'land'),
    line('shore', isKind('water', 'coast', 'land'), shore),
    line('town', is('kind', 'town'), town),
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
  const layers = layerMaker(SOURCE, colors, REGION_MIN_ZOOM);
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
      layers.fill('sea', is('kind', 'sea'), 'water'),
      ...(world === null ? [] : worldGround(colors)),
      ...groundLayers(layers, colors),
      ...layers.roads(ROADS),
      ...transitLayers(layers, colors, theme),
      ...(world === null ? [] : worldLabels(colors)),
      ...labelLayers(layers),
    ],
  };
}
