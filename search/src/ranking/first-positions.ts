import type { Bits } from '../sets/bitset.ts';
import type { PositionSet } from '../sets/position-set.ts';
import type { Keys } from './keys.ts';
import { selectBest } from './select-best.ts';

/** What the matches of a segment are sorted by before the default order, which is that of positions. */
export interface Sorting {
  /** None: by the default order alone. */
  readonly keys: readonly Keys[];
  /** No position of a block has a smaller first key. */
  readonly blockMinimums?: ArrayLike<number>;
  /** No position has a smaller first key. */
  readonly leastKey?: number;
  /** The sets of positions with the same first key, the smallest first, where it is the only one. */
  readonly levels?: readonly Bits[] | undefined;
  /** A part of a set with at least its first positions; null where finding it is more work than going through all. */
  narrow?(set: PositionSet, limit: number): PositionSet | null;
}

/** The best level's positions, then what each lower level adds. @param open used up */
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
 * The first positions of a set, sorted.
 * @param set used up
 * @param limit at least 1
 */
export function firstPositions(set: PositionSet, sorting: Sorting, limit: number): number[] {
  const [first, second] = sorting.keys;
  if (!first) return firstByPosition(set, limit);
  if (set.bits && sorting.levels) return firstByLevels(set.bits, sorting.levels, limit);
  return selectBest(sorting.narrow?.(set, limit) ?? set, [first, second], limit, sorting);
}
