import { FIELDS, type Field } from './levels.ts';

/** The words of one cafe, each with the highest-ranked field it occurs in. */
export type FieldOfWord = ReadonlyMap<string, Field>;

/** A posting is the occurrence of a word in a cafe: the cafe's position above three bits of field index. */
const FIELD_BITS = 3;
export const FIELD_MASK = (1 << FIELD_BITS) - 1;
/** The position of the cafe in a posting. */
export const positionOf = (posting: number): number => posting >>> FIELD_BITS;

/** Inverted index: for each word, the cafes that contain it. Words are sorted by code unit. */
export interface Postings {
  words: readonly string[];
  /** Word index → index in `entries` of its first posting; one more at the end. */
  starts: Uint32Array;
  entries: Uint32Array;
}

export const NO_POSTINGS: Postings = {
  words: [],
  starts: new Uint32Array(1),
  entries: new Uint32Array(0),
};

function gather(added: Iterable<readonly [number, FieldOfWord]>): Map<string, number[]> {
  const byWord = new Map<string, number[]>();
  for (const [position, words] of added) {
    for (const [word, field] of words) {
      const posting = (position << FIELD_BITS) | FIELDS.indexOf(field);
      const list = byWord.get(word);
      if (list) list.push(posting);
      else byWord.set(word, [posting]);
    }
  }
  return byWord;
}

/**
 * Builds the next inverted index from the old one, which stays as it is. Words that no cafe contains
 * any more are dropped.
 * @param moved old position → new one, -1 for a removed cafe
 * @param added the added cafes with their new positions
 */
export function nextPostings(
  old: Postings,
  moved: Int32Array,
  added: Iterable<readonly [number, FieldOfWord]>,
): Postings {
  const fresh = gather(added);
  const freshWords = [...fresh.keys()].toSorted();
  const room = [...fresh.values()].reduce((sum, { length }) => sum + length, old.entries.length);
  const words: string[] = [];
  const starts = new Uint32Array(old.words.length + freshWords.length + 1);
  const entries = new Uint32Array(room);
  let end = 0;
  let atOld = 0;
  let atFresh = 0;
  while (atOld < old.words.length || atFresh < freshWords.length) {
    const oldWord = old.words[atOld];
    const freshWord = freshWords[atFresh];
    const takeOld = freshWord === undefined || (oldWord !== undefined && oldWord <= freshWord);
    const word = takeOld ? oldWord! : freshWord;
    const start = end;
    if (word === oldWord) {
      for (let slot = old.starts[atOld]!; slot < old.starts[atOld + 1]!; slot++) {
        const posting = old.entries[slot]!;
        const position = moved[positionOf(posting)]!;
        if (position >= 0) entries[end++] = (position << FIELD_BITS) | (posting & FIELD_MASK);
      }
      atOld++;
    }
    if (word === freshWord) {
      for (const posting of fresh.get(word)!) entries[end++] = posting;
      atFresh++;
    }
    if (end > start) {
      starts[words.length] = start;
      words.push(word);
    }
  }
  starts[words.length] = end;
  return {
    words,
    starts: starts.slice(0, words.length + 1),
    entries: end === room ? entries : entries.slice(0, end),
  };
}
