import type { Point } from '@cortado/contract/distance';
import { nearestCopy } from '../bounds.ts';
import type { MapEngine, OpenEngine } from '../engine.ts';
import { fittingCamera } from '../fitting-camera.ts';
import { ZOOM } from '../zoom-levels.ts';
import { Callbacks } from './callbacks.ts';
import { createMap, fromGoogleZoom, toGoogleZoom } from './google-map.ts';
import { loadGoogle, onRefusal } from './load-google.ts';

/** What a visitor moves the map with, beside dragging. */
const GESTURES = ['wheel', 'dblclick', 'keydown', 'touchmove'] as const;

/**
 * Opens Google's map.
 * @throws where its script does not come in time
 */
export const openGoogle: OpenEngine = async (container, options, onFailure) => {
  if (options.source.kind !== 'google') throw new Error('Google’s map needs its key.');
  const stopRefusal = onRefusal(onFailure);
  const moves = new Callbacks<[]>();
  const ends = new Callbacks<[byUser: boolean]>();
  const clicks = new Callbacks<[]>();
  let byUser = false;
  const noteUser = () => {
    byUser = true;
  };
  const events = {
    onMove: () => moves.call(),
    onIdle: () => {
      ends.call(byUser);
      byUser = false;
    },
    onDrag: noteUser,
    onClick: () => clicks.call(),
  };
  const library = await loadGoogle(options.source.key);
  let google = await createMap(library, container, options, events);
  let isDestroyed = false;
  for (const name of GESTURES) container.addEventListener(name, noteUser, { passive: true });

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
    fit(box, bounds, first) {
      const size = { width: container.clientWidth, height: container.clientHeight };
      const camera = fittingCamera(box, size, bounds);
      const isFar = camera.fitting < ZOOM.minOfMiddle;
      moveTo({ center: first && isFar ? first : camera.center, zoom: camera.zoom });
    },
    easeTo: (place, to) => moveTo({ center: place, ...(to !== undefined && { zoom: to }) }),
    zoomBy(steps) {
      moveTo({ zoom: Math.min(ZOOM.max, Math.max(ZOOM.min, zoom() + steps)) });
      noteUser();
    },
    onMove: (callback) => moves.add(callback),
    onMoveEnd: (callback) => ends.add(callback),
    onClick: (callback) => clicks.add(callback),
    focus() {
      container.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    },
    // A map keeps the theme it was made in: another one takes its place.
    updateTheme() {
      const former = google;
      const camera = { ...options, center: center(), zoom: zoom() };
      void createMap(library, container, camera, events).then((fresh) => {
        former.remove();
        if (isDestroyed) return fresh.remove();
        google = fresh;
        return moves.call();
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
