import type { Point } from '@cortado/contract/distance';
import { shownTheme } from '../../lib/theme.ts';
import type { EngineOptions } from '../engine.ts';
import type { GoogleLibrary } from './load-google.ts';
import { ZOOM } from '../zoom-levels.ts';

/** Google counts zoom in tiles of 256 pixels, MapLibre in those of 512. */
const ZOOM_OFFSET = 1;
export const toGoogleZoom = (zoom: number) => Math.round(zoom) + ZOOM_OFFSET;
export const fromGoogleZoom = (zoom: number) => zoom - ZOOM_OFFSET;

export interface MapEvents {
  onMove: () => void;
  onIdle: () => void;
  onDrag: () => void;
  onClick: () => void;
}

export interface GoogleMap {
  map: google.maps.Map;
  /** Of the map as it is drawn now, in pixels of its container. */
  projection: () => google.maps.MapCanvasProjection;
  remove: () => void;
}

/** Makes a map in the present theme, which it keeps; settles once it can be projected on. */
export async function createMap(
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
