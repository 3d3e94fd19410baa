import type { CafeQuery, Sort } from '@cortado/contract';
import { eachBit, hasBit, type Bits } from './bitset.ts';
import type { FilterIndex } from './filter-index.ts';
import { selectBest, sortByKey } from './select-best.ts';
import type { TextMatches } from './text/text-search.ts';

/** Whatever stands first in the first level, then what the next ones add. */
function firstByLevels(bits: Bits, levels: readonly Bits[], most: number): number[] {
  const positions: number[] = [];
  const open = bits.slice();
  for (const level of levels) {
    eachBit(open, (position) => {
      if (hasBit(level, position)) positions.push(position);
      return positions.length < most;
    });
    if (positions.length >= most) break;
    for (let word = 0; word < open.length; word++) open[word]! &= ~level[word]!;
  }
  return positions;
}

function firstByPosition(bits: Bits, most: number): number[] {
  const positions: number[] = [];
  eachBit(bits, (position) => positions.push(position) < most);
  return positions;
}

function firstByText(bits: Bits, text: TextMatches, most: number): number[] {
  if (text.levels) return firstByLevels(bits, text.levels, most);
  return selectBest(bits, (position) => -text.scoreAt(position), most);
}

function firstByRelevance(bits: Bits, text: TextMatches | null, most: number): number[] {
  return text ? firstByText(bits, text, most) : firstByPosition(bits, most);
}

/** The contract's keys, from the indexes: `sortCafes` must give the same order. */
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

function firstOf(
  bits: Bits,
  query: CafeQuery,
  index: FilterIndex,
  text: TextMatches | null,
  most: number,
): number[] {
  if (query.sortBy === 'relevance') return firstByRelevance(bits, text, most);
  const key = keyOf(query.sortBy, query, index);
  return text
    ? sortByKey(firstByRelevance(bits, text, Infinity), key).slice(0, most)
    : selectBest(bits, key, most);
}

/**
 * The matching positions in the query's total order, after its offset and limit. Relevance settles
 * every tie; without a text that is the default order, in which the positions stand.
 */
export function orderPositions(
  bits: Bits,
  query: CafeQuery,
  index: FilterIndex,
  text: TextMatches | null,
): number[] {
  const most = query.limit === null ? Infinity : query.offset + query.limit;
  return firstOf(bits, query, index, text, most).slice(query.offset);
}
