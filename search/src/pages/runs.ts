import type { Compare, Document } from '../documents/schema.ts';

/** Some documents of a segment, sorted by their keys, ties in the default order, which is that of positions. */
export interface Run<Documents> {
  documents: Documents;
  positions: Uint32Array;
  /** In the order of `positions`; smaller ones come first. Those of the first key count most. */
  keys: readonly ArrayLike<number>[];
}

/**
 * The documents from `from` to below `to` of all runs together, in total order. What is before is skipped by large steps.
 * @param compareDocuments the default order
 */
export function mergeRuns<Documents>(
  runs: readonly Run<Documents>[],
  from: number,
  to: number,
  compareDocuments: Compare<Documents>,
): Document<Documents>[] {
  const cursors = runs.map(({ documents, positions, keys }) => ({ documents, positions, keys, at: 0 })); // prettier-ignore
  type Cursor = (typeof cursors)[number];
  const leftIn = ({ positions, at }: Cursor) => positions.length - at;
  const compare = (a: Cursor, atA: number, b: Cursor, atB: number) => {
    for (let key = 0; key < a.keys.length; key++) {
      const difference = a.keys[key]![atA]! - b.keys[key]![atB]!;
      if (difference !== 0) return difference;
    }
    return compareDocuments(a.documents, a.positions[atA]!, b.documents, b.positions[atB]!);
  };
  const compareNext = (a: Cursor, b: Cursor) => compare(a, a.at, b, b.at);
  let open = cursors.filter((cursor) => leftIn(cursor) > 0);
  for (let place = 0; place < from && open.length > 0;) {
    // Of the runs' next documents, those of the run whose last one comes first come before what is beyond the others'.
    const step = Math.max(1, Math.floor((from - place) / open.length));
    const lastOf = (cursor: Cursor) => cursor.at + Math.min(step, leftIn(cursor)) - 1;
    let first = open[0]!;
    for (const cursor of open)
      if (cursor !== first && compare(cursor, lastOf(cursor), first, lastOf(first)) < 0)
        first = cursor;
    const taken = Math.min(step, leftIn(first));
    place += taken;
    first.at += taken;
    if (leftIn(first) === 0) open = open.filter((cursor) => cursor !== first);
  }
  // The runs stay in the order of their next documents, so that most take one comparison.
  open.sort(compareNext);
  const merged: Document<Documents>[] = [];
  while (merged.length < to - from && open.length > 0) {
    const first = open[0]!;
    merged.push({ documents: first.documents, position: first.positions[first.at++]! });
    if (leftIn(first) === 0) open.shift();
    for (let at = 1; at < open.length && compareNext(open[at - 1]!, open[at]!) > 0; at++)
      [open[at - 1], open[at]] = [open[at]!, open[at - 1]!];
  }
  return merged;
}
