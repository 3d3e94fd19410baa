import type { CafeQuery } from '@cortado/contract';
import { eachBit, hasBit, type Bits } from './bitset.ts';
import type { FilterIndex } from './filter-index.ts';
import { selectBest } from './select-best.ts';
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

function firstOf(
  bits: Bits,
  query: CafeQuery,
  { ratings, places }: FilterIndex,
  text: TextMatches | null,
  most: number,
): number[] {
  switch (query.sortBy) {
    case 'relevance':
      return text ? firstByText(bits, text, most) : firstByPosition(bits, most);
    case 'rating':
      return selectBest(bits, (position) => -ratings.tenths(position), most);
    case 'reviews':
      return selectBest(bits, (position) => -ratings.count(position), most);
    case 'distance':
      return selectBest(bits, places.farness(query.origin), most);
  }
}

/**
 * The matching positions in the query's total order, after its offset and limit. Positions stand
 * in the default order, which settles every tie.
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
