import { SLICE } from '../slices.ts';
import { newArray } from '../new-array.ts';

/** A posting is the occurrence of a word in a document: the document's position above three bits of the field's place. */
export const FIELD_BITS = 3;
export const MAX_FIELDS = 1 << FIELD_BITS;
export const FIELD_MASK = MAX_FIELDS - 1;
/** The position of the document in a posting. */
export const positionOf = (posting: number): number => posting >>> FIELD_BITS;

/** Inverted index: for each word, the documents that contain it. Words are sorted by code unit. */
export interface Postings {
  words: readonly string[];
  /** Word index → index in `entries` of its first posting; one more at the end. */
  starts: Uint32Array;
  entries: Uint32Array;
}

interface MovedPostings {
  postings: Postings;
  /** Position in these postings → position in the merged ones, -1 for a removed document. */
  moved: Int32Array;
}

/** Appends a word's postings of the documents that stay. @returns the new end */
function append({ postings, moved }: MovedPostings, word: number, to: Uint32Array, end: number) {
  const { starts, entries } = postings;
  let next = end;
  for (let slot = starts[word]!; slot < starts[word + 1]!; slot++) {
    const posting = entries[slot]!;
    const position = moved[positionOf(posting)]!;
    if (position >= 0) to[next++] = (position << FIELD_BITS) | (posting & FIELD_MASK);
  }
  return next;
}

/**
 * Merges inverted indexes into a new one. Words that no document contains any more are dropped. Yields now and then,
 * so that it can be done in slices.
 */
export function* mergePostings(inputs: readonly MovedPostings[]): Generator<undefined, Postings> {
  const sum = (sizeOf: (postings: Postings) => number) =>
    inputs.reduce((total, { postings }) => total + sizeOf(postings), 0);
  // As long as it may become, for one that grows is copied again and again.
  const words = Array<string>(sum((postings) => postings.words.length));
  const starts = newArray(Uint32Array, words.length + 1);
  const entries = newArray(
    Uint32Array,
    sum((postings) => postings.entries.length),
  );
  const at = inputs.map(() => 0);
  let count = 0;
  let end = 0;
  let pauseAt = SLICE;
  for (;;) {
    let word: string | undefined;
    for (let input = 0; input < inputs.length; input++) {
      const head = inputs[input]!.postings.words[at[input]!];
      if (head !== undefined && (word === undefined || head < word)) word = head;
    }
    if (word === undefined) break;
    const start = end;
    for (let input = 0; input < inputs.length; input++) {
      if (inputs[input]!.postings.words[at[input]!] !== word) continue;
      end = append(inputs[input]!, at[input]!++, entries, end);
    }
    if (end > start) {
      starts[count] = start;
      words[count++] = word;
    }
    if (end >= pauseAt) {
      pauseAt = end + SLICE;
      yield;
    }
  }
  starts[count] = end;
  words.length = count;
  return {
    words,
    // Not copied, for that would be one long slice of the work; what is left over is little.
    starts: starts.subarray(0, count + 1),
    entries: entries.subarray(0, end),
  };
}
