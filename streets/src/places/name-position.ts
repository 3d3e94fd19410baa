import type { Known } from './known.ts';
import { areaOf } from './place.ts';
import { metresBetween, type Point, type Spot } from './plane.ts';
import type { Near } from './segments.ts';

/** A street and how far a position is from its centre line. */
export interface NearStreet {
  name: string;
  town?: string;
  part?: string;
  metres: number;
}

/** What a position is near. */
export interface PositionName {
  /** What says it best: the address, the two streets, or one street. */
  kind: 'address' | 'crossing' | 'street';
  /** The nearest street. */
  street: string;
  /** The house number beside the position, where the street's numbers are known. */
  number?: number;
  /** The street that meets the nearest one next to the position. */
  cross?: string;
  town?: string;
  part?: string;
  /** From the centre line of the street. */
  metres: number;
}

/** Beyond it a position has no name: water, an island, another town. */
const FARTHEST = 300;
/** How near a block must be for its numbers to be the position's. */
const AT_AN_ADDRESS = 40;
/** Most positions are in a street; to look there first is quicker. */
const RADII = [60, FARTHEST];

/** @see Places.nearestStreets */
export function nearestStreets(known: Known, at: Point, count: number): NearStreet[] {
  const spot = known.plane.spot([at.lng, at.lat]);
  for (const radius of RADII) {
    const found = new Map<string, NearStreet>();
    for (const { street, metres } of known.segments.near(spot, radius)) {
      const { name, town, part } = known.streets[street]!;
      if (!found.has(name)) found.set(name, { name, ...areaOf({ town, part }), metres });
    }
    if (found.size >= count || radius === FARTHEST) return [...found.values()].slice(0, count);
  }
  return [];
}

/** @see Places.nameOf */
export function nameOf(known: Known, at: Point): PositionName | null {
  const spot = known.plane.spot([at.lng, at.lat]);
  const nearest = nearestOf(known, spot);
  if (!nearest) return null;
  const street = known.streets[nearest.street]!;
  const number = known.blocks.numberAt(nearest.street, spot, AT_AN_ADDRESS);
  const cross = nextCrossing(known, nearest.street, spot);
  return {
    kind: number ? 'address' : cross ? 'crossing' : 'street',
    street: street.name,
    ...(number && { number }),
    ...(cross && { cross }),
    ...areaOf(street),
    metres: nearest.metres,
  };
}

function nearestOf({ segments }: Known, spot: Spot): Near | null {
  for (const radius of RADII) {
    const [nearest] = segments.near(spot, radius);
    if (nearest) return nearest;
  }
  return null;
}

function nextCrossing(known: Known, street: number, spot: Spot): string | null {
  let least = FARTHEST;
  let name: string | null = null;
  known.crossings.visit(street, (other, where) => {
    const metres = metresBetween(where, spot);
    if (metres > least) return;
    least = metres;
    name = known.streets[other]!.name;
  });
  return name;
}
