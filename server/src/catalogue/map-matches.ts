import type { CafeQuery } from '@cortado/contract';
import { countBits, keepCommon, positionsOf } from './bitset.ts';
import { groupsOf, joinGroups } from './groups.ts';
import type { Part } from './segment.ts';
import type { FavoriteIds } from './types.ts';

/** What matches in a part. */
export interface Matches {
  part: Part;
  total: number;
  /** Those with possible coordinates, by their positions in the segment. */
  placed: Uint32Array;
}

export function matchesOf(
  part: Part,
  query: CafeQuery,
  favorites: FavoriteIds | undefined,
): Matches {
  const { groups } = groupsOf(part.segment, query, favorites);
  const bits = joinGroups(groups, part.live);
  const total = countBits(bits);
  keepCommon(bits, part.segment.filters.places.placed);
  return { part, total, placed: positionsOf(bits) };
}
