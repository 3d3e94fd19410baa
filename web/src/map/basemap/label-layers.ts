import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom, is, isKind, type layerMaker } from './layers.ts';
import type { Palette } from './palette.ts';
import { REGION_MIN_LABEL_ZOOM } from './region.ts';
import { roadColors } from './road-layers.ts';
import { shieldImage } from './shield-image.ts';

/** Streets have their full names from here on, and towns none. */
const NEAR = 13.4;

const CLASS: ExpressionSpecification = ['get', 'class'];
/** Alleys have theirs only where addresses are read. */
const ALLEYS_FROM = 17;
const isAlley: ExpressionSpecification = ['==', CLASS, 'alley'];
const isMinor: ExpressionSpecification = [
  'in', CLASS, ['literal', ['residential', 'alley', 'path', 'link']],
]; // prettier-ignore
const named = (isOne: ExpressionSpecification): ExpressionSpecification => [
  'all', ['has', 'name'], isOne,
]; // prettier-ignore
const fromItsZoom = (isOne: ExpressionSpecification): ExpressionSpecification => [
  'all', isOne, ['<=', ['coalesce', ['get', 'from'], 0], ['zoom']],
]; // prettier-ignore

/** Along a line: once in a while far out, more often from 15 on. */
const ALONG: SymbolLayerSpecification['layout'] = {
  'symbol-placement': 'line',
  'text-max-angle': 16,
  'symbol-spacing': ['step', ['zoom'], 600, 15, 360],
  'text-padding': 2,
};

/** At its point, or beside it where a marker is there. */
const ASIDE: SymbolLayerSpecification['layout'] = {
  'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
  'text-radial-offset': 1.2,
  'text-justify': 'auto',
};

/** Names on the map of a source. Later layers are placed first, so the most important come last. */
export function labelLayers(
  id: string,
  { label }: ReturnType<typeof layerMaker>,
  colors: Palette,
): SymbolLayerSpecification[] {
  const onStreet = (layer: SymbolLayerSpecification): SymbolLayerSpecification => ({
    ...layer,
    paint: {
      ...layer.paint,
      // Near by a name lies on its street, not on the land.
      'text-halo-color': ['step', ['zoom'], colors.halo, 15, roadColors(CLASS, colors, '')],
    },
  });
  const bySize: SymbolLayerSpecification['layout'] = {
    'symbol-sort-key': ['-', ['coalesce', ['get', 'size'], 1e9]],
  };
  const short: ExpressionSpecification = [
    'step', ['zoom'], ['coalesce', ['get', 'short'], ['get', 'name']], NEAR, ['get', 'name'],
  ]; // prettier-ignore
  return [
    onStreet(
      label(`${id}-name-street`, named(['all', isMinor, ['any', ['!', isAlley], ['>=', ['zoom'], ALLEYS_FROM]]]), 'street', byZoom([14, 12], [16, 13]), {
        sourceLayer: 'roads',
        from: 14,
        font: 'plain',
        layout: ALONG,
        halo: ['halo', 2],
      }),
    ),
    onStreet(
      label(`${id}-name-main`, named(['!', isMinor]), 'mainStreet', byZoom([12.6, 12], [14, 12.5], [16, 14]), {
        sourceLayer: 'roads',
        from: 12.6,
        font: 'plain',
        layout: { ...ALONG, 'text-field': short },
        halo: ['halo', 2],
      }),
    ),
    label(`${id}-shield`, ['has', 'ref'], 'shieldText', 12, {
      sourceLayer: 'roads',
      from: 12,
      layout: {
        'text-field': ['get', 'ref'],
        'symbol-placement': 'line',
        'symbol-spacing': 500,
        'text-rotation-alignment': 'viewport',
        'icon-rotation-alignment': 'viewport',
        'icon-image': shieldImage(colors),
        'text-padding': 24,
      },
      halo: ['shield', 0],
    }),
    label(`${id}-name-park`, fromItsZoom(is('kind', 'park')), 'parkText', byZoom([12.6, 12.5], [14, 14], [16, 16.5]), {
      sourceLayer: 'places',
      from: 12.6,
      font: 'italic',
      layout: bySize,
      halo: ['haloPark', 2],
    }),
    label(`${id}-station-letter`, null, 'station', 9, {
      sourceLayer: 'stations',
      from: 15,
      layout: { 'text-field': 'T', 'text-allow-overlap': true, 'text-ignore-placement': true },
      halo: ['halo', 0],
    }),
    label(`${id}-name-station`, null, 'station', byZoom([12.6, 12], [14, 12.5], [16, 13.5]), {
      sourceLayer: 'stations',
      from: 12.6,
      layout: {
        'text-variable-anchor': ['left', 'right', 'bottom', 'top'],
        'text-radial-offset': ['interpolate', ['linear'], ['zoom'], 12.6, 0.5, 16, 0.9],
        'text-justify': 'auto',
        'symbol-sort-key': ['case', ['has', 'hub'], 0, 1],
      },
      halo: ['halo', 2.4],
    }),
    label(`${id}-name-water`, fromItsZoom(is('kind', 'water')), 'waterText', byZoom([12, 15], [14, 19], [16, 22]), {
      sourceLayer: 'places',
      from: 12,
      font: 'italic',
      layout: { ...bySize, 'text-letter-spacing': 0.06 },
      halo: ['haloWater', 1.5],
    }),
    label(`${id}-name-river`, fromItsZoom(is('kind', 'river')), 'waterText', byZoom([12, 15], [14, 19], [16, 22]), {
      sourceLayer: 'places',
      from: 12,
      font: 'italic',
      layout: { ...ALONG, 'symbol-spacing': 900, 'text-letter-spacing': 0.06, 'text-max-angle': 25 },
      halo: ['haloWater', 1.5],
    }),
    label(`${id}-name-area`, isKind('area', 'square'), 'area', byZoom([12.6, 14.5], [14, 19], [16, 24]), {
      sourceLayer: 'places',
      from: 12.5,
      font: 'serif',
      layout: { ...ASIDE, 'symbol-sort-key': ['match', ['get', 'kind'], 'area', 0, 1] },
      halo: ['halo', 3],
    }),
    label(`${id}-name-town`, is('kind', 'town'), 'town', byZoom([11, 15], [12.6, 20], [14, 24]), {
      sourceLayer: 'places',
      from: REGION_MIN_LABEL_ZOOM,
      to: NEAR,
      font: 'serif',
      layout: ASIDE,
      halo: ['halo', 3],
    }),
  ];
} // prettier-ignore
