import type { Point } from '@cortado/contract/distance';
import { nearestCopy } from '../bounds.ts';
import type { MapEngine, MapLine, OpenEngine, EngineOptions } from '../engine.ts';
import { fittingCamera } from '../fitting-camera.ts';
import { shownTheme } from '../../lib/theme.ts';
import { drawLine } from './google-line.ts';
import { ZOOM } from '../zoom-levels.ts';
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** How long a script may take to load before it counts as failed. */
const TIME_LIMIT_MS = 15_000;

/** What Google's script calls where it refuses the key. */
declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

const refusals = new Set<() => void>();
let isSet = false;
let isRefused = false;

function setKey(key: string): void {
  if (isSet) return;
  isSet = true;
  setOptions({ key, v: 'weekly' });
  window.gm_authFailure = () => {
    isRefused = true;
    for (const listener of refusals) listener();
  };
}

/** Calls back where the key is refused, which Google reports only once a map exists; returns the function that stops it. */
function onRefusal(callback: () => void): () => void {
  refusals.add(callback);
  return () => refusals.delete(callback);
}

/** The parts of Google's script that a map takes. */
type GoogleLibrary = google.maps.MapsLibrary & Pick<google.maps.CoreLibrary, 'Point'>;

async function importMaps(): Promise<GoogleLibrary> {
  const [maps, { Point }] = await Promise.all([importLibrary('maps'), importLibrary('core')]);
  return { ...maps, Point };
}

/** Loads Google's script once; rejects where it does not load, and where it has refused the key. */
async function loadGoogle(key: string): Promise<GoogleLibrary> {
  setKey(key);
  if (isRefused) throw new Error('Google has refused the key.');
  let timer = 0;
  const late = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new Error('Google’s script is late.')), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([importMaps(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns the function that removes it */
function addTo<Callback>(all: Set<Callback>, callback: Callback): () => void {
  all.add(callback);
  return () => all.delete(callback);
}

/** Google counts zoom in tiles of 256 pixels, MapLibre in those of 512. */
const ZOOM_OFFSET = 1;
const toGoogleZoom = (zoom: number) => Math.round(zoom) + ZOOM_OFFSET;
const fromGoogleZoom = (zoom: number) => zoom - ZOOM_OFFSET;

type MapEvents = Record<'onMove' | 'onIdle' | 'onDrag' | 'onClick', () => void>;

interface GoogleMap {
  map: google.maps.Map;
  /** Of the map as it is drawn now, in pixels of its container. */
  projection: () => google.maps.MapCanvasProjection;
  remove: () => void;
}

/** Makes a map in the present theme, which cannot change later; settles once it can be projected on. */
async function createMap(
  { Map: GoogleMapClass, OverlayView }: GoogleLibrary,
  container: HTMLElement,
  options: Pick<EngineOptions, 'cooperative'> & { center: Point; zoom: number },
  events: MapEvents,
): Promise<GoogleMap> {
  const ground = container.appendChild(document.createElement('div'));
  ground.style.height = '100%';
  const map = new GoogleMapClass(ground, {
    center: options.center,
    zoom: toGoogleZoom(options.zoom),
    minZoom: toGoogleZoom(ZOOM.min),
    maxZoom: toGoogleZoom(ZOOM.max),
    disableDefaultUI: true,
    clickableIcons: false,
    gestureHandling: options.cooperative ? 'cooperative' : 'greedy',
    colorScheme: shownTheme() === 'dark' ? 'DARK' : 'LIGHT',
  });
  const overlay = new OverlayView();
  const listeners = [
    map.addListener('bounds_changed', events.onMove),
    map.addListener('idle', events.onIdle),
    map.addListener('dragstart', events.onDrag),
    map.addListener('click', events.onClick),
  ];
  await new Promise<void>((resolve) => {
    overlay.onAdd = () => {};
    overlay.onRemove = () => {};
    overlay.draw = () => {
      resolve();
      events.onMove();
    };
    overlay.setMap(map);
  });
  return {
    map,
    projection: () => overlay.getProjection(),
    remove() {
      for (const listener of listeners) listener.remove();
      overlay.setMap(null);
      ground.remove();
    },
  };
}

/** What a visitor moves the map with, beside dragging. */
const GESTURES = ['wheel', 'dblclick', 'keydown', 'touchmove'] as const;

/**
 * Opens Google's map.
 * @throws where its script does not load in time
 */
export const openGoogle: OpenEngine = async (container, options, onFailure) => {
  if (options.source.kind !== 'google') throw new Error('Google’s map needs its key.');
  const stopRefusal = onRefusal(onFailure);
  const moves = new Set<() => void>();
  const ends = new Set<(byUser: boolean) => void>();
  const clicks = new Set<() => void>();
  let byUser = false;
  const noteUser = () => {
    byUser = true;
  };
  const events = {
    onMove: () => moves.forEach((listener) => listener()),
    onIdle: () => {
      ends.forEach((listener) => listener(byUser));
      byUser = false;
    },
    onDrag: noteUser,
    onClick: () => clicks.forEach((listener) => listener()),
  };
  const library = await loadGoogle(options.source.key);
  let google = await createMap(library, container, options, events);
  let isDestroyed = false;
  for (const name of GESTURES) container.addEventListener(name, noteUser, { passive: true });

  let line: MapLine | null = null;
  let removeLine = () => {};
  const redraw = () => {
    removeLine();
    if (line) removeLine = drawLine(library, google.map, line);
  };
  const center = (): Point => google.map.getCenter()!.toJSON();
  const zoom = () => fromGoogleZoom(google.map.getZoom()!);
  const moveTo = (camera: { center?: Point; zoom?: number }) => {
    byUser = false;
    google.map.moveCamera({
      ...(camera.center && { center: camera.center }),
      ...(camera.zoom !== undefined && { zoom: toGoogleZoom(camera.zoom) }),
    });
  };
  return {
    project({ lat, lng }) {
      const place = { lat, lng: nearestCopy(lng, center().lng) };
      const { x, y } = google.projection().fromLatLngToContainerPixel(place)!;
      return { x, y };
    },
    unproject({ x, y }) {
      const point = new library.Point(x, y);
      return google.projection().fromContainerPixelToLatLng(point)!.toJSON();
    },
    zoom,
    center,
    getBounds() {
      const { west, south, east, north } = google.map.getBounds()!.toJSON();
      return [west, south, east, north];
    },
    fit(box, bounds, middle) {
      const { clientWidth: width, clientHeight: height } = container;
      const frame = { width, height, isPart: options.cooperative };
      moveTo(fittingCamera(box, frame, bounds, middle));
    },
    easeTo: (place, to) => moveTo({ center: place, ...(to !== undefined && { zoom: to }) }),
    zoomBy(steps) {
      moveTo({ zoom: Math.min(ZOOM.max, Math.max(ZOOM.min, zoom() + steps)) });
      noteUser();
    },
    onMove: (callback) => addTo(moves, callback),
    onMoveEnd: (callback) => addTo(ends, callback),
    onClick: (callback) => addTo(clicks, callback),
    focus() {
      container.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    },
    // Its labels are its own.
    reserve: () => {},
    drawLine(next) {
      line = next;
      redraw();
    },
    // The theme of a map cannot change: another map replaces it.
    updateTheme() {
      const former = google;
      const camera = { ...options, center: center(), zoom: zoom() };
      void createMap(library, container, camera, events).then((fresh) => {
        former.remove();
        if (isDestroyed) return fresh.remove();
        google = fresh;
        redraw();
        return events.onMove();
      });
    },
    destroy() {
      isDestroyed = true;
      stopRefusal();
      for (const name of GESTURES) container.removeEventListener(name, noteUser);
      google.remove();
    },
  } satisfies MapEngine;
};
