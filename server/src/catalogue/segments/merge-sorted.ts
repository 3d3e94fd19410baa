import { countBits, hasBit, type Bits } from '@cortado/search/sets/bitset';
import { compareAt } from '../documents/documents.ts';
import { gather } from '../documents/gather.ts';
import type { Part } from './segment.ts';
import { visitInSlices } from '@cortado/search/slices';
import type { Sorted } from './sorted.ts';
import { mergePostings } from '@cortado/search/text/postings';
import { newArray } from '@cortado/search/new-array';

/** Cafes of which only some are taken. */
export interface MergeInput extends Sorted {
  live: Bits;
}

export const inputOf = ({ segment, live }: Part): MergeInput => ({
  documents: segment.documents,
  postings: segment.text.postings,
  live,
});

interface Cursor extends MergeInput {
  at: number;
  /** Position here → position in the merged segment, -1 for a cafe that is left out. */
  moved: Int32Array;
}

function nextLive({ documents, live, at }: Cursor): number {
  let next = at;
  while (next < documents.ids.length && !hasBit(live, next)) next++;
  return next;
}

/** The cursor at the cafe that comes first. */
function firstOf(cursors: readonly Cursor[]): number {
  let first = -1;
  for (let input = 0; input < cursors.length; input++) {
    const { documents, at } = cursors[input]!;
    if (at === documents.ids.length) continue;
    const best = cursors[first];
    if (!best || compareAt(documents, at, best.documents, best.at) < 0) first = input;
  }
  return first;
}

/** Merges the live cafes of all inputs, and their postings. Yields now and then, so that it can be done in slices. */
export function* mergeSorted(inputs: readonly MergeInput[]): Generator<undefined, Sorted> {
  const cursors = inputs.map((input): Cursor => ({
    ...input,
    at: 0,
    moved: newArray(Int32Array, input.documents.ids.length).fill(-1),
  }));
  for (const cursor of cursors) cursor.at = nextLive(cursor);
  const size = inputs.reduce((sum, { live }) => sum + countBits(live), 0);
  const sources = newArray(Uint32Array, size);
  const positions = newArray(Uint32Array, size);
  yield* visitInSlices(size, (position) => {
    const first = firstOf(cursors);
    const cursor = cursors[first]!;
    sources[position] = first;
    positions[position] = cursor.at;
    cursor.moved[cursor.at++] = position;
    cursor.at = nextLive(cursor);
  });
  const from = inputs.map(({ documents }) => documents);
  const documents = yield* gather(from, sources, positions);
  const postings = yield* mergePostings(cursors);
  return { documents, postings };
}
