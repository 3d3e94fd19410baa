import type { Known } from './known.ts';
import { LATER, NOT_FOUND } from './name-index.ts';
import { metresBetween, type Spot } from './plane.ts';

/** What places are looked for in, how many of each kind, and around which spot. */
export interface Asked {
  known: Known;
  limit: number;
  near: Spot | null;
}

/** The order among equals: the nearest first, without a spot the longest street. */
export function tieBreakOf({ near }: Asked, spot: Spot, metres: number): number {
  return near ? metresBetween(near, spot) : -metres;
}

/** The rank that is too bad: where a street's name begins as typed, those that have the words later do not count. */
export function worstRank({ known }: Asked, ranks: Uint8Array): number {
  const isLed = ranks.subarray(0, known.streets.length).some((rank) => rank < LATER);
  return isLed ? LATER : NOT_FOUND;
}
