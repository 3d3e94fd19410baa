import type { Cafe } from '@cortado/contract';
import { distanceKm, type Point } from '@cortado/contract/distance';
import { position } from '@cortado/contract/position';

export interface ListedCafe {
  cafe: Cafe;
  /** From the visitor; null where the cafe's place is unknown. */
  distanceKm: number | null;
}

export function listedCafe(cafe: Cafe, from: Point): ListedCafe {
  const at = position(cafe);
  return { cafe, distanceKm: at && distanceKm(from, at) };
}
