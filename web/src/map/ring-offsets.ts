import type { ScreenPoint } from './engine.ts';
import type { MapPlace } from './types.ts';

/** How far apart, in pixels, cafes at one and the same place are drawn. */
const RING = 24;

const placeKey = ({ at }: MapPlace) => `${at.lat},${at.lng}`;

function groupByPlace(places: readonly MapPlace[]): Map<string, MapPlace[]> {
  const groups = new Map<string, MapPlace[]>();
  for (const place of places) {
    const group = groups.get(placeKey(place));
    if (group) group.push(place);
    else groups.set(placeKey(place), [place]);
  }
  return groups;
}

/** Cafes at one place stand in a small ring, so that each can be reached. By id, in pixels. */
export function ringOffsets(places: readonly MapPlace[]): Map<number, ScreenPoint> {
  const byPlace = groupByPlace(places);
  const found = new Map<number, ScreenPoint>();
  for (const group of byPlace.values()) {
    if (group.length < 2) continue;
    for (const [at, { id }] of group.entries()) {
      const angle = (2 * Math.PI * at) / group.length;
      found.set(id, { x: RING * Math.cos(angle), y: RING * Math.sin(angle) });
    }
  }
  return found;
}
