import type { CafeQuery, Sort } from '@cortado/contract';
import { eachBit, hasBit, type Bits } from '../sets/bitset.ts';
import type { FilterIndex } from '../filters/filter-index.ts';
import type { PositionSet } from '../sets/position-set.ts';
import { selectBest, type Key } from './select-best.ts';
import type { TextMatches } from '../text/text-matches.ts';

const SAME: Key = () => 0;

/** Sorts by how well the text matches, best first. */
const scoreKey = (text: TextMatches | null): Key =>
  text ? (position) => -text.scoreAt(position) : SAME;

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

function firstByPosition(set: PositionSet, limit: number): number[] {
  const positions: number[] = [];
  if (limit > 0) set.each((position) => positions.push(position) < limit);
  return positions;
}

function firstByRelevance(set: PositionSet, text: TextMatches | null, limit: number): number[] {
  if (!text) return firstByPosition(set, limit);
  if (set.bits && text.levels) return firstByLevels(set.bits, text.levels, limit);
  return selectBest(set, scoreKey(text), SAME, limit, -text.best);
}

/** The contract's sort keys, read from the indexes: `sortCafes` must give the same order. */
function keyOf(
  sort: Exclude<Sort, 'relevance'>,
  { origin }: CafeQuery,
  { ratings, places }: FilterIndex,
): Key {
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
  set: PositionSet,
  query: CafeQuery,
  index: FilterIndex,
  text: TextMatches | null,
  limit: number,
): number[] {
  if (query.sortBy === 'relevance') return firstByRelevance(set, text, limit);
  return selectBest(set, keyOf(query.sortBy, query, index), scoreKey(text), limit);
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
  const key = query.sortBy === 'relevance' ? SAME : keyOf(query.sortBy, query, index);
  const score = scoreKey(text);
  return (position) => ({ key: key(position), score: score(position) });
}
