import type { Cafe, Sort } from '@cortado/contract';

/** What an unknown distance counts as, in km. */
const UNKNOWN_DISTANCE = 9999;

export interface ListedCafe {
  cafe: Cafe;
  /** From the visitor; null where the cafe's place is unknown. */
  distanceKm: number | null;
}

const ORDERS: Record<Exclude<Sort, 'relevance'>, (entry: ListedCafe) => number> = {
  rating: ({ cafe }) => -(cafe.averageRating ?? 0),
  reviews: ({ cafe }) => -cafe.totalRatings,
  distance: ({ distanceKm }) => distanceKm ?? UNKNOWN_DISTANCE,
};

/** In the asked order; relevance, and ties of the others, keep the server's order. */
export function sortCafes(entries: readonly ListedCafe[], sort: Sort): readonly ListedCafe[] {
  if (sort === 'relevance') return entries;
  const key = ORDERS[sort];
  return entries.toSorted((a, b) => key(a) - key(b));
}
