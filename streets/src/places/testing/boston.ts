import { fileURLToPath } from 'node:url';
import { openPlaces, type Places } from '../open-places.ts';

const BOSTON = fileURLToPath(new URL('../../../boston', import.meta.url));
const OSM = fileURLToPath(new URL('../../../boston-osm', import.meta.url));

/** The places of Greater Boston. @param osm whether with Somerville and Brookline */
export function openBoston({ osm = true } = {}): Places {
  return openPlaces(osm ? [BOSTON, OSM] : [BOSTON]);
}
