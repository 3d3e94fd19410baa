import { addProtocol, Map as MapLibre, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { MapSource } from '@cortado/contract/page';
import { Protocol } from 'pmtiles';
import bostonUrl from 'virtual:street-map/boston';
import bostonOsmUrl from 'virtual:street-map/boston-osm';
import worldUrl from 'virtual:world-map';
import type { Bbox } from '@cortado/contract/distance';
import { nearestCopy, isInside, toBounds } from './bounds.ts';
import type { EngineOptions, MapEngine } from './engine.ts';
import { fittingCamera } from './fitting-camera.ts';
import { REGION, REGION_MIN_LABEL_ZOOM } from './basemap/region.ts';
import { drawShields } from './basemap/shield-image.ts';
import { basemapStyle } from './basemap/style.ts';
import { lineLayers } from './line-layers.ts';
import { markerLabels } from './marker-labels.ts';
import { shownTheme } from '../lib/theme.ts';
import { ZOOM } from './zoom-levels.ts';
import * as texts from '#messages/map';

/** What a map shows. */
const boundsOf = (map: MapLibre): Bbox => {
  const bounds = map.getBounds();
  return toBounds([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
};

/** What MapLibre draws. */
interface MapStyle {
  /** A style, or where one lies. */
  initial: StyleSpecification | string;
  /** Updates it by `set`; returns the function that applies the present theme. */
  follow: (map: MapLibre, set: (style: StyleSpecification) => void) => () => void;
}

/** The source with the streets that have a licence of their own: the map works without it. */
const OSM = 'streets-osm';

const absolute = (url: string) => new URL(url, document.baseURI).href;
const bundled = (hasWorld: boolean) =>
  basemapStyle(shownTheme(), {
    archives: { streets: absolute(bostonUrl), [OSM]: absolute(bostonOsmUrl) },
    world: hasWorld ? absolute(worldUrl) : null,
  });

/** Adds the world when the view first leaves the region. */
function followRegion(map: MapLibre, set: (style: StyleSpecification) => void): () => void {
  let hasWorld = false;
  const update = () => set(bundled(hasWorld));
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
async function openStyle(source: MapSource): Promise<MapStyle> {
  switch (source.kind) {
    case 'bundled':
      return { initial: bundled(false), follow: followRegion };
    case 'style':
      return { initial: source.url, follow: () => () => {} };
    case 'google':
      throw new Error('Google has an engine of its own.');
    case 'tiles': {
      const { tilesStyle } = await import('./tiles/tiles-style.ts');
      const style = () => tilesStyle(shownTheme(), absolute(source.url));
      return {
        initial: style(),
        follow: (_map, set) => () => set(style()),
      };
    }
  }
}

setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

/** How long the map's own movements take, in ms. */
const EASE = 180;

function create(container: HTMLElement, options: EngineOptions, style: MapStyle): MapLibre {
  const map = new MapLibre({
    container,
    style: style.initial,
    center: options.center,
    zoom: options.zoom,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    attributionControl: options.source.kind === 'bundled' ? false : {},
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: options.cooperative,
    locale: Object.fromEntries(
      Object.entries(texts.mapLibre).map(([name, text]) => [name, text()]),
    ),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  drawShields(map);
  return map;
}

/** Settles once the style is loaded; a style that cannot be loaded rejects. */
function loaded(map: MapLibre): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('load', () => resolve());
    // One failed tile must not fail the map.
    map.on('error', (event) => {
      const isOptional = 'sourceId' in event && event.sourceId === OSM;
      if (!('tile' in event) && !isOptional) reject(event.error);
    });
  });
}

function toEngine(map: MapLibre, style: MapStyle, options: EngineOptions): MapEngine {
  const line = lineLayers(map);
  const labels = markerLabels(map, options.source.kind !== 'style');
  const updateTheme = style.follow(map, (next) =>
    map.setStyle(next, {
      diff: true,
      transformStyle: (_former, fresh) => labels.takeOver(line.takeOver(fresh)),
    }),
  );
  const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : EASE);
  return {
    project: ({ lat, lng }) => map.project({ lat, lng: nearestCopy(lng, map.getCenter().lng) }),
    unproject({ x, y }) {
      const { lat, lng } = map.unproject([x, y]).wrap();
      return { lat, lng };
    },
    zoom: () => map.getZoom(),
    center() {
      const { lat, lng } = map.getCenter().wrap();
      return { lat, lng };
    },
    getBounds: () => boundsOf(map),
    fit(box, zooms, middle) {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const frame = { width, height, isPart: options.cooperative };
      map.easeTo({ ...fittingCamera(box, frame, zooms, middle), duration: duration() });
    },
    easeTo: (place, zoom) =>
      map.easeTo({ center: place, ...(zoom !== undefined && { zoom }), duration: duration() }),
    zoomBy: (steps) =>
      map.easeTo({ zoom: map.getZoom() + steps, duration: duration() }, { byUser: true }),
    onMove(callback) {
      const subscription = map.on('move', callback);
      return () => subscription.unsubscribe();
    },
    onMoveEnd(callback) {
      const subscription = map.on(
        'moveend',
        (event: { originalEvent?: unknown; byUser?: boolean }) =>
          callback(Boolean(event.originalEvent) || event.byUser === true),
      );
      return () => subscription.unsubscribe();
    },
    onClick(callback) {
      const subscription = map.on('click', callback);
      return () => subscription.unsubscribe();
    },
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    reserve: labels.set,
    drawLine: line.set,
    updateTheme,
    destroy: () => map.remove(),
  };
}

/**
 * Opens a MapLibre map.
 * @throws where WebGL is missing or the style cannot be loaded
 */
export async function openMapLibre(
  container: HTMLElement,
  options: EngineOptions,
): Promise<MapEngine> {
  const style = await openStyle(options.source);
  const map = create(container, options, style);
  try {
    await loaded(map);
  } catch (error) {
    map.remove();
    throw error;
  }
  return toEngine(map, style, options);
}
