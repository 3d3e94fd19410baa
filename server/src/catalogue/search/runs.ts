import { compareAt, type Document, type Documents } from '../documents/documents.ts';

/** Some cafes of a segment, sorted by their keys, ties in the default order, which is that of positions. */
export interface Run {
  documents: Documents;
  positions: Uint32Array;
  /** In the order of `positions`; smaller ones come first. Those of the first key count most. */
  keys: readonly ArrayLike<number>[];
}

interface Cursor extends Run {
  at: number;
}

const leftIn = ({ positions, at }: Cursor) => positions.length - at;

function compare(a: Cursor, atA: number, b: Cursor, atB: number): number {
  for (let key = 0; key < a.keys.length; key++) {
    const difference = a.keys[key]![atA]! - b.keys[key]![atB]!;
    if (difference !== 0) return difference;
  }
  return compareAt(a.documents, a.positions[atA]!, b.documents, b.positions[atB]!);
}

/** Of the runs' next `step` cafes, the run whose last one comes first: all of them come before what is beyond the others'. */
function firstOf(open: readonly Cursor[], step: number): Cursor {
  let first = open[0]!;
  for (const cursor of open) {
    const last = cursor.at + Math.min(step, leftIn(cursor)) - 1;
    const lastOfFirst = first.at + Math.min(step, leftIn(first)) - 1;
    if (cursor !== first && compare(cursor, last, first, lastOfFirst) < 0) first = cursor;
  }
  return first;
}

/** Takes the next cafes one by one. The runs are kept in the order of their next cafes, so that most take one comparison. */
function takeNext(runs: readonly Cursor[], taken: Document[], count: number): void {
  const compareNext = (a: Cursor, b: Cursor) => compare(a, a.at, b, b.at);
  const open = runs.toSorted(compareNext);
  const end = taken.length + count;
  while (taken.length < end && open.length > 0) {
    const first = open[0]!;
    taken.push({ documents: first.documents, position: first.positions[first.at++]! });
    if (leftIn(first) === 0) open.shift();
    for (let at = 1; at < open.length && compareNext(open[at - 1]!, open[at]!) > 0; at++)
      [open[at - 1], open[at]] = [open[at]!, open[at - 1]!];
  }
}

/** The cafes from `from` to below `to` of all runs together, in total order. What is before is skipped by large steps. */
export function mergeRuns(runs: readonly Run[], from: number, to: number): Document[] {
  const cafes: Document[] = [];
  let open = runs
    .filter(({ positions }) => positions.length > 0)
    .map(({ documents, positions, keys }): Cursor => ({ documents, positions, keys, at: 0 }));
  let place = 0;
  while (place < from && open.length > 1) {
    const step = Math.max(1, Math.floor((from - place) / open.length));
    const first = firstOf(open, step);
    const taken = Math.min(step, leftIn(first));
    place += taken;
    first.at += taken;
    if (leftIn(first) === 0) open = open.filter((cursor) => cursor !== first);
  }
  if (open.length > 1) {
    takeNext(open, cafes, to - from);
  } else if (open.length === 1) {
    const { documents, positions, at } = open[0]!;
    const end = Math.min(at + to - place, positions.length);
    for (let next = at + from - place; next < end; next++)
      cafes.push({ documents, position: positions[next]! });
  }
  return cafes;
}
