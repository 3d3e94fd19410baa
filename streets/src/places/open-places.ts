import { readStreets } from '../street-lines.ts';
import { Blocks } from './blocks.ts';
import { complete, type CompleteOptions } from './complete.ts';
import { CrossingIndex } from './crossing-index.ts';
import { distinct, findCrossings, sharedPoints } from './crossings.ts';
import { gatherStreets } from './gather-streets.ts';
import type { Known } from './known.ts';
import { NameIndex } from './name-index.ts';
import { nameOf, type NearStreet, nearestStreets, type PositionName } from './name-position.ts';
import type { Place } from './place.ts';
import { Plane, type Point } from './plane.ts';
import { readAddresses } from './read-addresses.ts';
import { readStations } from './read-stations.ts';
import { Segments } from './segments.ts';
import { gatherStations } from './stations.ts';

/** The addresses, streets, crossings and stations of a region. */
export interface Places {
  /**
   * The places that typed words may mean, at most `limit` of each kind (5 unless said): addresses, then streets and
   * stations, then crossings, the best first. Every word may be typed in part, in any case, without accents, in short
   * ('Ave') or in full; the town or part of town may follow. One letter may be wrong, but not the first of a word.
   *
   * - A number at the start means an address. A street without that number is offered only where its numbers are not
   *   known, or where no street has that number.
   * - '&', 'and' or 'at' between two names means their crossing. A pair that does not meet gives the first street.
   * - More than 100 characters or 12 words find nothing.
   */
  complete(text: string, options?: CompleteOptions): Place[];
  /** What a position is near. Null: no street is within 300 m. Alleys and paths do not count. */
  nameOf(at: Point): PositionName | null;
  /** The nearest streets within 300 m, each name once, nearest first. Alleys and paths do not count. */
  nearestStreets(at: Point, count: number): NearStreet[];
}

/**
 * Reads the places of folders: `streets.geojson` of each, and `addresses.csv` and `transit.geojson` of those that have them.
 * @throws if a folder has no `streets.geojson`
 */
export function openPlaces(folders: readonly string[]): Places {
  const known = readKnown(folders);
  return {
    complete: (text, options) => complete(known, text, options),
    nameOf: (at) => nameOf(known, at),
    nearestStreets: (at, count) => nearestStreets(known, at, count),
  };
}

function readKnown(folders: readonly string[]): Known {
  const lines = folders.flatMap(readStreets);
  const rows = folders.flatMap(readAddresses);
  const [lng = 0, lat = 0] = lines[0]?.coordinates[0] ?? [];
  const plane = new Plane({ lat, lng });
  const gathered = gatherStreets(lines, rows, plane);
  const { streets } = gathered;
  const segments = new Segments(gathered.segments);
  const corners = distinct([...gathered.corners, ...sharedPoints(gathered.segments)]);
  const stations = gatherStations(folders.flatMap(readStations), streets, segments, plane);
  return {
    plane,
    streets,
    stations,
    segments,
    blocks: new Blocks(streets.length, gathered.blocks),
    crossings: new CrossingIndex(streets.length, findCrossings(streets, corners, segments)),
    names: new NameIndex([
      ...streets.map((street) => ({ ...street, isStation: false })),
      ...stations.map((station) => ({ ...station, isStation: true })),
    ]),
  };
}
