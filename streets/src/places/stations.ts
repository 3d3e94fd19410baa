import { metresBetween, type Plane, type Spot } from './plane.ts';
import type { StationRow } from './read-stations.ts';
import type { Street } from './street-table.ts';
import type { Segments } from './segments.ts';

export interface Station {
  name: string;
  lines: readonly string[];
  /** Undefined unless all streets around it, on all sides, are in one town, or one part of it. */
  town: string | undefined;
  part: string | undefined;
  spot: Spot;
}

/** Platforms of one name this near are one station, in metres. */
const ONE_STATION = 300;
/** A station's town is that of the streets on all four sides of it, this far away and this near to those spots, in metres. */
const BESIDE = 100;
const AROUND = 60;
const SIDES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The stations, platforms of one name joined. */
export function gatherStations(
  rows: readonly StationRow[],
  streets: readonly Street[],
  segments: Segments,
  plane: Plane,
): Station[] {
  const stations: Station[] = [];
  for (const { name, lines, position } of rows) {
    const spot = plane.spot(position);
    const same = stations.find(
      (one) => one.name === name && metresBetween(one.spot, spot) <= ONE_STATION,
    );
    if (same) {
      same.lines = [...new Set([...same.lines, ...lines])].toSorted();
      continue;
    }
    const around = streetsAround(spot, segments).map((id) => (id === null ? null : streets[id]));
    const town = onlyOne(around.map((street) => street?.town));
    const part = town && onlyOne(around.map((street) => street?.part));
    stations.push({ name, lines, town, part, spot });
  }
  return stations;
}

/** The streets on each side of a spot; null for a side that has none. */
function streetsAround({ x, y }: Spot, segments: Segments): (number | null)[] {
  return SIDES.flatMap(([east, north]) => {
    const found = segments.near({ x: x + east * BESIDE, y: y + north * BESIDE }, AROUND);
    return found.length > 0 ? found.map(({ street }) => street) : [null];
  });
}

function onlyOne(values: readonly (string | undefined)[]): string | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}
