import { EARTH_RADIUS_KM, type CafeQuery } from '@cortado/contract';
import { eachBit, type Bits } from './bitset.ts';
import type { Document } from './document.ts';
import type { TextMatches } from './text/text-search.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line (haversine) distance; Infinity where a place is impossible. */
function distanceKm(from: { lat: number; lng: number }, to: Document['raw']): number {
  if (!(Math.abs(to.latitude) <= 90 && Math.abs(to.longitude) <= 180)) return Infinity;
  const h =
    Math.sin(radians(to.latitude - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** What a position is sorted by, smallest first; null where positions already stand in order. */
function sortKey(
  query: CafeQuery,
  documents: readonly Document[],
  text: TextMatches | null,
): ((position: number) => number) | null {
  const keys = {
    rating: (position: number) => -(documents[position]!.cafe.averageRating ?? 0),
    reviews: (position: number) => -documents[position]!.cafe.totalRatings,
    distance: (position: number) => distanceKm(query.origin, documents[position]!.raw),
    relevance: text && ((position: number) => -text.score[position]!),
  };
  return keys[query.sortBy];
}

/**
 * The matching positions in the query's total order, after its offset and limit. Positions stand
 * in the default order, which settles every tie.
 */
export function orderPositions(
  bits: Bits,
  query: CafeQuery,
  documents: readonly Document[],
  text: TextMatches | null,
): number[] {
  const end = query.limit === null ? Infinity : query.offset + query.limit;
  const key = sortKey(query, documents, text);
  const positions: number[] = [];
  eachBit(bits, (position) => {
    positions.push(position);
    return key !== null || positions.length < end;
  });
  if (!key) return positions.slice(query.offset);
  const keys = new Map(positions.map((position) => [position, key(position)]));
  return positions
    .toSorted((a, b) => compare(keys.get(a)!, keys.get(b)!) || a - b)
    .slice(query.offset, end);
}

const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);
