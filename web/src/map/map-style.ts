import type { MapSource } from '@cortado/contract/page';
import worldUrl from 'virtual:world-map';
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import basemapUrl from './basemap/boston-basemap.geojson?url';
import { REGION, REGION_MIN_LABEL_ZOOM } from './basemap/region.ts';
import { basemapStyle } from './basemap/style.ts';
import { isInside } from './bounds.ts';
import { shownTheme } from '../lib/theme.ts';
import { boundsOf } from './maplibre-bounds.ts';

/** What MapLibre draws. */
export interface MapStyle {
  /** A style, or where one lies. */
  initial: StyleSpecification | string;
  /** Keeps it up to date; returns what takes over the present theme. */
  follow: (map: MapLibre) => () => void;
}

const absolute = (url: string) => new URL(url, document.baseURI).href;
const bundled = (hasWorld: boolean) =>
  basemapStyle(shownTheme(), {
    basemap: absolute(basemapUrl),
    world: hasWorld ? absolute(worldUrl) : null,
  });

/** Adds the world when the view first leaves the region. */
function followRegion(map: MapLibre): () => void {
  let hasWorld = false;
  const update = () => map.setStyle(bundled(hasWorld), { diff: true });
  const look = () => {
    if (map.getZoom() >= REGION_MIN_LABEL_ZOOM && isInside(boundsOf(map), REGION)) return;
    subscription.unsubscribe();
    hasWorld = true;
    update();
  };
  const subscription = map.on('move', look);
  look();
  return update;
}

/** The style of a source; rejects where its code cannot be loaded. */
export async function openStyle(source: MapSource): Promise<MapStyle> {
  switch (source.kind) {
    case 'bundled':
      return { initial: bundled(false), follow: followRegion };
    case 'style':
      return { initial: source.url, follow: () => () => {} };
    case 'google':
      throw new Error('Google has an engine of its own.');
    case 'tiles': {
      const { openTiles } = await import('./tiles/tiles.ts');
      return openTiles(source.url);
    }
  }
}
