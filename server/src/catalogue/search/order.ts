import type { CafeQuery } from '@cortado/contract';
import type { Bits } from '@cortado/search/sets/bitset';
import type { PositionSet } from '@cortado/search/sets/position-set';
import type { TextMatches } from '@cortado/search/text/text-matches';
import { selectBest } from '@cortado/search/ranking/select-best';
import type { FilterIndex } from '../filters/filter-index.ts';
import type { Keys } from '@cortado/search/ranking/keys';
import { nearOf } from '@cortado/search/places/near';

/** The best level's cafes by position, then what each lower level adds. @param open used up */
function firstByLevels(open: Bits, levels: readonly Bits[], limit: number): number[] {
  const positions: number[] = [];
  for (const level of levels) {
    for (let word = 0; word < open.length; word++) {
      let rest = open[word]! & level[word]!;
      if (rest === 0) continue;
      open[word]! ^= rest;
      while (rest !== 0) {
        const lowest = rest & -rest;
        positions.push((word << 5) + 31 - Math.clz32(lowest));
        if (positions.length === limit) return positions;
        rest ^= lowest;
      }
    }
  }
  return positions;
}

function firstByPosition(set: PositionSet, limit: number): number[] {
  const positions: number[] = [];
  set.each((position) => positions.push(position) < limit);
  return positions;
}

/**
 * The first matching positions of a segment in the query's total order. Ties are sorted by relevance; without a
 * text that is the default order, which is the order of positions.
 * @param set used up
 * @param keys as `sortKeys` gives them
 * @param limit at least 1
 */
export function firstPositions(
  set: PositionSet,
  { sortBy, origin }: CafeQuery,
  { ratings, places }: FilterIndex,
  [first, second]: readonly Keys[],
  text: TextMatches | null,
  limit: number,
): number[] {
  if (!first) return firstByPosition(set, limit);
  switch (sortBy) {
    case 'rating':
      return selectBest(set, [first, second], limit, { blockMinimums: ratings.minStarsByBlock });
    case 'reviews':
      return selectBest(set, [first, second], limit, { blockMinimums: ratings.minCountByBlock });
    case 'distance':
      return selectBest(nearOf(set, places, origin, limit) ?? set, [first, second], limit);
    case 'relevance':
      if (!text) return selectBest(set, [first, second], limit);
      if (set.bits && text.levels) return firstByLevels(set.bits, text.levels, limit);
      return selectBest(set, [first], limit, { leastKey: -text.best });
  }
}
