import { newArray } from '../new-array.ts';
import { countBits, hasBit, type Bits } from '../sets/bitset.ts';
import { visitInSlices, type Work } from '../slices.ts';
import { mergePostings } from '../text/postings.ts';
import type { AnyDocuments, Compare, Schema, Sorted } from './schema.ts';

/** Documents of which only some are taken. */
export interface MergeInput<Documents> extends Sorted<Documents> {
  live: Bits;
}

interface Cursor<Documents> extends MergeInput<Documents> {
  at: number;
  /** Position here → position in the merged segment, -1 for a document that is left out. */
  moved: Int32Array;
}

function nextLive({ documents, live, at }: Cursor<AnyDocuments>): number {
  let next = at;
  while (next < documents.ids.length && !hasBit(live, next)) next++;
  return next;
}

/** The cursor at the document that comes first. */
function firstOf<Documents extends AnyDocuments>(
  cursors: readonly Cursor<Documents>[],
  compare: Compare<Documents>,
): number {
  let first = -1;
  for (let input = 0; input < cursors.length; input++) {
    const { documents, at } = cursors[input]!;
    if (at === documents.ids.length) continue;
    const best = cursors[first];
    if (!best || compare(documents, at, best.documents, best.at) < 0) first = input;
  }
  return first;
}

/** Merges the live documents of all inputs, and their postings. */
export function* mergeSorted<Documents extends AnyDocuments>(
  schema: Schema<never, Documents, unknown>,
  inputs: readonly MergeInput<Documents>[],
): Work<Sorted<Documents>> {
  const cursors = inputs.map((input): Cursor<Documents> => ({
    ...input,
    at: 0,
    moved: newArray(Int32Array, input.documents.ids.length).fill(-1),
  }));
  for (const cursor of cursors) cursor.at = nextLive(cursor);
  const size = inputs.reduce((sum, { live }) => sum + countBits(live), 0);
  const sources = newArray(Uint32Array, size);
  const positions = newArray(Uint32Array, size);
  yield* visitInSlices(size, (position) => {
    const first = firstOf(cursors, schema.compare);
    const cursor = cursors[first]!;
    sources[position] = first;
    positions[position] = cursor.at;
    cursor.moved[cursor.at++] = position;
    cursor.at = nextLive(cursor);
  });
  const from = inputs.map(({ documents }) => documents);
  const documents = yield* schema.gather(from, { inputs: sources, positions });
  const postings = yield* mergePostings(cursors);
  return { documents, postings };
}
