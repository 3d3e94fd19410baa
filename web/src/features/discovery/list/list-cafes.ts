import type { Cafe, Sort } from '@cortado/contract';
import { distanceKm, type Point } from '@cortado/contract/distance';
import { position } from '@cortado/contract/position';
import { sortCafes } from '@cortado/contract/sort';

export interface ListedCafe {
  cafe: Cafe;
  /** From the visitor; null where the cafe's place is unknown. */
  distanceKm: number | null;
}

/** Cafes with their distances from a place, in the asked order. */
export function listCafes(cafes: readonly Cafe[], from: Point, sort: Sort): readonly ListedCafe[] {
  return sortCafes(cafes, sort, from).map((cafe) => {
    const at = position(cafe);
    return { cafe, distanceKm: at && distanceKm(from, at) };
  });
}
