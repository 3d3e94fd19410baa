import type { Bbox } from '@cortado/contract/distance';
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import worldUrl from 'virtual:world-map';
import basemapUrl from './basemap/boston-basemap.geojson?url';
import { REGION, REGION_MIN_LABEL_ZOOM } from './basemap/region.ts';
import { basemapStyle } from './basemap/style.ts';
import { shownTheme } from '../lib/theme.ts';
import { isInside, nearestCopy, toBounds } from './bounds.ts';
import type { EngineOptions, MapEngine } from './engine.ts';
import * as texts from './texts.tsx';
import { ZOOM } from './zoom-levels.ts';

setWorkerUrl(workerUrl);

/** How long a movement of our own takes, in ms. */
const EASE = 180;
const FIT_PADDING = { top: 72, right: 64, bottom: 64, left: 64 };

const absolute = (url: string) => new URL(url, document.baseURI).href;
const bundled = (hasWorld: boolean) =>
  basemapStyle(shownTheme(), {
    basemap: absolute(basemapUrl),
    world: hasWorld ? absolute(worldUrl) : null,
  });

function create(container: HTMLElement, options: EngineOptions): MapLibre {
  const map = new MapLibre({
    container,
    style: options.styleUrl ?? bundled(false),
    center: options.center,
    zoom: options.zoom,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    attributionControl: options.styleUrl ? {} : false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: options.cooperative,
    locale: texts.mapLibre,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Settles once the style stands; a style that cannot be loaded rejects. */
function loaded(map: MapLibre): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
}

const boundsOf = (map: MapLibre): Bbox => {
  const bounds = map.getBounds();
  return toBounds([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
};

/** Keeps the bundled style: its theme, and the world from when the view first leaves the region. */
function followStyle(map: MapLibre): () => void {
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

function toEngine(map: MapLibre, styleUrl: string | null): MapEngine {
  const updateStyle = styleUrl ? () => {} : followStyle(map);
  const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : EASE);
  return {
    project: ({ lat, lng }) => map.project({ lat, lng: nearestCopy(lng, map.getCenter().lng) }),
    unproject({ x, y }) {
      const { lat, lng } = map.unproject([x, y]).wrap();
      return { lat, lng };
    },
    zoom: () => map.getZoom(),
    getBounds: () => boundsOf(map),
    fit([west, south, east, north], { min, max }, first) {
      // A box over the 180th meridian ends beyond it.
      const end = east < west ? east + 360 : east;
      const camera = map.cameraForBounds([west, south, end, north], {
        padding: FIT_PADDING,
        maxZoom: max,
      });
      if (!camera) return;
      const fitting = camera.zoom ?? min;
      const zoom = Math.min(max, Math.max(min, fitting));
      const center = first && fitting < ZOOM.minOfMiddle ? first : camera.center!;
      map.easeTo({ center, zoom, duration: duration() });
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
    updateTheme: updateStyle,
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
  const map = create(container, options);
  try {
    await loaded(map);
  } catch (error) {
    map.remove();
    throw error;
  }
  return toEngine(map, options.styleUrl);
}
