import type { FeatureCollection } from 'geojson';
import type { Map as MapLibre, SymbolLayerSpecification } from 'maplibre-gl';
import { shownTheme } from '../lib/theme.ts';
import { FONTS } from './basemap/layers.ts';
import { PALETTES } from './basemap/palette.ts';
import type { MarkerBox } from './engine.ts';
import { overlay } from './overlay.ts';
import { ZOOM } from './zoom-levels.ts';

const ID = 'markers';
/** An image of one clear pixel, drawn as large as a marker. */
const CLEAR = 'clear';
/** Of the names beside markers, in pixels. */
const TEXT = 13;
const GAP = 4;

const names = (): Pick<SymbolLayerSpecification, 'paint'> & {
  layout: NonNullable<SymbolLayerSpecification['layout']>;
} => {
  const colors = PALETTES[shownTheme()];
  return {
    layout: {
      'text-field': ['step', ['zoom'], '', ZOOM.named, ['get', 'name']],
      'text-font': [FONTS.serif],
      'text-size': TEXT,
      'text-anchor': 'left',
      'text-justify': 'left',
      'text-max-width': 9,
      'text-offset': ['get', 'textOffset'],
      'text-optional': true,
    },
    paint: {
      'text-color': colors.town,
      'text-halo-color': colors.halo,
      'text-halo-width': 2,
    },
  };
};

const layer = (hasNames: boolean): SymbolLayerSpecification => {
  const { layout, paint } = hasNames ? names() : { layout: {}, paint: {} };
  return {
    id: ID,
    type: 'symbol',
    source: ID,
    layout: {
      'icon-image': CLEAR,
      'icon-size': ['get', 'size'],
      'icon-offset': ['get', 'offset'],
      'icon-allow-overlap': true,
      'icon-padding': 2,
      ...layout,
    },
    ...(paint && { paint }),
  };
};

const toFeatures = (boxes: readonly MarkerBox[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: boxes.map(({ at, name, size, middle: { x, y } }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
    properties: {
      name,
      size,
      offset: [x / size, y / size],
      textOffset: [(x + size / 2 + GAP) / TEXT, y / TEXT],
    },
  })),
});

/**
 * A clear layer that has a box for each marker: the map's own labels stay clear of them, and places near by have names.
 * It comes last, so it is placed first.
 * @param hasNames whether the style draws with our fonts
 */
export function markerLabels(map: MapLibre, hasNames: boolean) {
  const addImage = () => {
    if (!map.hasImage(CLEAR)) map.addImage(CLEAR, { width: 1, height: 1, data: new Uint8Array(4) });
  };
  map.on('style.load', addImage);
  addImage();
  return overlay(map, ID, toFeatures, () => [layer(hasNames)], []);
}
