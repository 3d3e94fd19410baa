import type { Documents, TEXTS } from '../documents/documents.ts';
import type { Sorted } from '../segments/sorted.ts';
import { packTexts, packWords, unpackTexts, unpackWords } from '@cortado/search/text/packed-words';
import type { Postings } from '@cortado/search/text/postings';

type TextList = (typeof TEXTS)[keyof typeof TEXTS];

/** With all texts as bytes, to be saved or handed to another thread: a hundred thousand texts would be taken over in one step. */
export interface PackedSorted {
  documents: Omit<Documents, TextList> & Record<TextList, Uint8Array>;
  postings: Omit<Postings, 'words'> & { words: Uint8Array };
}

/** Yields now and then, so that it can be done in slices. */
export function* packSorted({ documents, postings }: Sorted): Generator<undefined, PackedSorted> {
  const areaNames = yield* packTexts(documents.areaNames);
  const scheduleKeys = yield* packTexts(documents.scheduleKeys);
  const words = yield* packWords(postings.words);
  return {
    documents: { ...documents, areaNames, scheduleKeys },
    postings: { ...postings, words },
  };
}

/** Yields like `packSorted`. */
export function* unpackSorted({ documents, postings }: PackedSorted): Generator<undefined, Sorted> {
  const areaNames = yield* unpackTexts(documents.areaNames);
  const scheduleKeys = yield* unpackTexts(documents.scheduleKeys);
  const words = yield* unpackWords(postings.words);
  return {
    documents: { ...documents, areaNames, scheduleKeys },
    postings: { ...postings, words },
  };
}
