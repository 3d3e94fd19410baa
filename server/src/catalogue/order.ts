import type { CafeQuery, Sort } from '@cortado/contract';
import { eachBit, hasBit, type Bits } from './bitset.ts';
import type { FilterIndex } from './filter-index.ts';
import { selectBest, sortByKey } from './select-best.ts';
import type { TextMatches } from './text/text-search.ts';

/** The best level's cafes by position, then what each lower level adds. */
function firstByLevels(bits: Bits, levels: readonly Bits[], limit: number): number[] {
  const positions: number[] = [];
  const open = bits.slice();
  for (const level of levels) {
    eachBit(open, (position) => {
      if (hasBit(level, position)) positions.push(position);
      return positions.length < limit;
    });
    if (positions.length >= limit) break;
    for (let word = 0; word < open.length; word++) open[word]! &= ~level[word]!;
  }
  return positions;
}

function firstByPosition(bits: Bits, limit: number): number[] {
  const positions: number[] = [];
  eachBit(bits, (position) => positions.push(position) < limit);
  return positions;
}

function firstByText(bits: Bits, text: TextMatches, limit: number): number[] {
  if (text.levels) return firstByLevels(bits, text.levels, limit);
  return selectBest(bits, (position) => -text.scoreAt(position), limit);
}

function firstByRelevance(bits: Bits, text: TextMatches | null, limit: number): number[] {
  return text ? firstByText(bits, text, limit) : firstByPosition(bits, limit);
}

/** The contract's sort keys, read from the indexes: `sortCafes` must give the same order. */
function keyOf(
  sort: Exclude<Sort, 'relevance'>,
  { origin }: CafeQuery,
  { ratings, places }: FilterIndex,
): (position: number) => number {
  switch (sort) {
    case 'rating':
      return (position) => -ratings.tenths(position);
    case 'reviews':
      return (position) => -ratings.count(position);
    case 'distance':
      return places.squaredChord(origin);
  }
}

/**
 * The first matching positions of a segment in the query's total order. Ties are sorted by relevance; without a
 * text that is the default order, which is the order of positions.
 */
export function firstPositions(
  bits: Bits,
  query: CafeQuery,
  index: FilterIndex,
  text: TextMatches | null,
  limit: number,
): number[] {
  if (query.sortBy === 'relevance') return firstByRelevance(bits, text, limit);
  const key = keyOf(query.sortBy, query, index);
  return text
    ? sortByKey(firstByRelevance(bits, text, Infinity), key).slice(0, limit)
    : selectBest(bits, key, limit);
}

/** What the total order compares before the default order. Smaller numbers come first. */
export interface Rank {
  key: number;
  score: number;
}

/** The ranks of a segment's positions, which compare with those of other segments. */
export function rankOf(
  query: CafeQuery,
  index: FilterIndex,
  text: TextMatches | null,
): (position: number) => Rank {
  const key = query.sortBy === 'relevance' ? () => 0 : keyOf(query.sortBy, query, index);
  return (position) => ({ key: key(position), score: text ? -text.scoreAt(position) : 0 });
}
