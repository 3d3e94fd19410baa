import type { Compare, Document } from '../documents/schema.ts';
import type { PositionSet } from '../sets/position-set.ts';
import { deepPage } from './deep-page.ts';
import { firstPositions, type Sorting } from '../ranking/first-positions.ts';
import { keysOf } from '../ranking/keys.ts';
import { mergeRuns } from './runs.ts';

/** What a segment finds, at least one document. */
export interface Matches<Documents> {
  documents: Documents;
  /** Used up. */
  set: PositionSet;
  sorting: Sorting;
}

/** Pages that end beyond this are found by selection, not by a sorted list of the best. */
const MAX_NEAR = 256;

/**
 * The matches of all segments together from `from` to below `to`, sorted.
 * @param to at most the number of all
 * @param compare the default order
 */
export function pageOf<Documents>(
  found: readonly Matches<Documents>[],
  [from, to]: readonly [number, number],
  compare: Compare<Documents>,
  maxNear = MAX_NEAR,
): Document<Documents>[] {
  if (from >= to) return [];
  if (to > maxNear) {
    const all = found.map(({ documents, set, sorting: { keys } }) => ({
      documents,
      keys,
      positions: set.toArray(),
    }));
    return deepPage(all, from, to, compare);
  }
  const runs = found.map(({ documents, set, sorting }) => {
    const positions = new Uint32Array(firstPositions(set, sorting, to));
    const keys = found.length > 1 ? keysOf(sorting.keys, positions) : [];
    return { documents, positions, keys };
  });
  return mergeRuns(runs, from, to, compare);
}
