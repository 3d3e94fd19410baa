import { compareAt, type Documents } from '../documents/documents.ts';

/** Some cafes of a segment, sorted by their keys, ties in the default order, which is that of positions. */
export interface Run {
  documents: Documents;
  positions: Uint32Array;
  /** In the order of `positions`; smaller ones come first. Those of the first key count most. */
  keys: readonly Float64Array[];
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

/** The ids from `from` to below `to` of all runs together, in total order. What is before is skipped by large steps. */
export function mergeRuns(runs: readonly Run[], from: number, to: number): number[] {
  const ids: number[] = [];
  let open = runs.map((run): Cursor => ({ ...run, at: 0 })).filter((cursor) => leftIn(cursor) > 0);
  for (let place = 0; place < to && open.length > 0;) {
    if (open.length === 1) {
      const { documents, positions, at } = open[0]!;
      const end = Math.min(at + to - place, positions.length);
      for (let next = at + Math.max(from - place, 0); next < end; next++)
        ids.push(documents.ids[positions[next]!]!);
      break;
    }
    const step = Math.max(1, Math.floor((from - place) / open.length));
    const first = firstOf(open, step);
    const taken = Math.min(step, leftIn(first));
    if (place >= from) ids.push(first.documents.ids[first.positions[first.at]!]!);
    place += taken;
    first.at += taken;
    if (leftIn(first) === 0) open = open.filter((cursor) => cursor !== first);
  }
  return ids;
}
