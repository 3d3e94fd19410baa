import { hasBit, type Bits } from './bitset.ts';
import { byDefaultOrder, type Document } from './document.ts';
import type { Part, Sorted } from './segment.ts';
import { SLICE } from './slices.ts';
import { mergePostings } from './text/postings.ts';

/** Documents of which only some are taken. */
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
  /** Position here → position in the merged segment, -1 for a document that is left out. */
  moved: Int32Array;
}

function nextLive({ documents, live, at }: Cursor): number {
  let next = at;
  while (next < documents.length && !hasBit(live, next)) next++;
  return next;
}

function* mergeDocuments(cursors: readonly Cursor[]): Generator<undefined, Document[]> {
  const merged: Document[] = [];
  for (const cursor of cursors) cursor.at = nextLive(cursor);
  for (;;) {
    let first: Cursor | undefined;
    for (const cursor of cursors) {
      const document = cursor.documents[cursor.at];
      if (!document) continue;
      if (!first || byDefaultOrder(document, first.documents[first.at]!) < 0) first = cursor;
    }
    if (!first) return merged;
    first.moved[first.at] = merged.length;
    merged.push(first.documents[first.at++]!);
    first.at = nextLive(first);
    if (merged.length % SLICE === 0) yield;
  }
}

/** Merges the live documents of all inputs, and their postings. Yields now and then, so that it can be done in slices. */
export function* mergeSorted(inputs: readonly MergeInput[]): Generator<undefined, Sorted> {
  const cursors = inputs.map((input): Cursor => ({
    ...input,
    at: 0,
    moved: new Int32Array(input.documents.length).fill(-1),
  }));
  const documents = yield* mergeDocuments(cursors);
  const postings = yield* mergePostings(cursors);
  return { documents, postings };
}
