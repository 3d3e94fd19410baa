import type { Cafe, Sort } from '@cortado/contract';
import { distanceKm } from '@cortado/contract/distance';
import { position, type Position } from './position.ts';
import { sortCafes, type ListedCafe } from './sortCafes.ts';

/** Cafes with their distances from a place, in the asked order. */
export function listCafes(
  cafes: readonly Cafe[],
  from: Position,
  sort: Sort,
): readonly ListedCafe[] {
  const entries = cafes.map((cafe) => {
    const at = position(cafe);
    return { cafe, distanceKm: at && distanceKm(from, at) };
  });
  return sortCafes(entries, sort);
}
