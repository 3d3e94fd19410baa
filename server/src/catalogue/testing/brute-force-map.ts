import type { Bbox, MapAnswer, MapQuery } from '@cortado/contract';
import type { CatalogueCafe } from '../types.ts';
import { defaultKeys, sortByKeys } from './brute-force.ts';

/** Answers the map by going through every cafe, written independently of the index, to test it. */

interface Limits {
  maxPlaces: number;
  maxEntries: number;
}

const MAX_CELLS = 65_536;

/** 0 to 1 from west to east. */
const across = (longitude: number) => (longitude + 180) / 360;

/** 0 to 1 from north to south in Web Mercator, whose square ends at 85 degrees. */
function down(latitude: number): number {
  const angle = (latitude * Math.PI) / 180;
  return (1 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / Math.PI) / 2;
}

const up = (share: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;

const cellAt = (share: number, cells: number) =>
  Math.min(cells - 1, Math.max(0, Math.floor(share * cells)));

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function plainBounds(cafes: readonly CatalogueCafe[]): Bbox | null {
  // The 180th meridian from the west is just west of itself from the east.
  const longitudes = cafes.map(({ longitude }) => Math.min(longitude, 180 - 1e-7));
  const boxes = longitudes.map((west) => {
    const widths = longitudes.map((longitude) => (longitude - west + 360) % 360);
    const width = Math.max(...widths);
    return { west, width, east: longitudes[widths.indexOf(width)]! };
  });
  // Of boxes of the same width, the one that does not cross the 180th meridian.
  boxes.sort((a, b) => a.width - b.width || Number(a.west > a.east) - Number(b.west > b.east));
  const [box] = boxes;
  const latitudes = cafes.map(({ latitude }) => latitude);
  return box ? [box.west, Math.min(...latitudes), box.east, Math.max(...latitudes)] : null;
}

/** The columns and rows of a level, and which of them a view touches. */
function gridOf([west, south, east, north]: Bbox, level: number) {
  const cells = 2 ** (level + 3);
  const columnOf = (longitude: number) => cellAt(across(longitude), cells);
  const rowOf = (latitude: number) => cellAt(down(latitude), cells);
  const first = columnOf(west);
  const last = columnOf(east);
  const crosses = west > east;
  const columns = crosses ? Math.min(cells, cells - first + last + 1) : last - first + 1;
  return {
    columnOf,
    rowOf,
    count: columns * (rowOf(south) - rowOf(north) + 1),
    touches: ({ latitude, longitude }: CatalogueCafe) => {
      const column = columnOf(longitude);
      const row = rowOf(latitude);
      const isAcross = crosses
        ? column >= first || column <= last
        : column >= first && column <= last;
      return isAcross && row >= rowOf(north) && row <= rowOf(south);
    },
  };
}

/** @param found all cafes that match, in any order */
export function plainMap(
  found: readonly CatalogueCafe[],
  { view, zoom }: Pick<MapQuery, 'view' | 'zoom'>,
  { maxPlaces, maxEntries }: Limits,
): MapAnswer {
  const placed = found.filter(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
  );
  const toPlaces = (cafes: readonly CatalogueCafe[]) =>
    sortByKeys(cafes, defaultKeys).map(({ id, name, latitude, longitude }) => ({
      id,
      name,
      latitude,
      longitude,
    }));
  const bounds = plainBounds(placed);
  const answer = { total: found.length, bounds };
  if (!bounds || placed.length <= maxPlaces) {
    return { ...answer, isComplete: true, places: toPlaces(placed), clusters: [] };
  }
  for (let level = Math.floor(zoom ?? 22); ; level--) {
    const grid = gridOf(view ?? bounds, level);
    const seen = placed.filter((cafe) => grid.touches(cafe));
    const cells = new Map<string, CatalogueCafe[]>();
    for (const cafe of seen) {
      const id = `${level}/${grid.columnOf(cafe.longitude)}/${grid.rowOf(cafe.latitude)}`;
      cells.set(id, [...(cells.get(id) ?? []), cafe]);
    }
    if (grid.count > MAX_CELLS || cells.size > maxEntries) continue;
    const filled = [...cells].map(([id, cafes]) => ({ id, cafes }));
    return {
      ...answer,
      isComplete: false,
      places: toPlaces(filled.flatMap(({ cafes }) => (cafes.length === 1 ? cafes : []))),
      clusters: filled
        .filter(({ cafes }) => cafes.length > 1)
        .map(({ id, cafes }) => ({
          id,
          latitude: up(mean(cafes.map(({ latitude }) => down(latitude)))),
          longitude: mean(cafes.map(({ longitude }) => longitude)),
          count: cafes.length,
          bounds: plainBounds(cafes)!,
        })),
    };
  }
}
