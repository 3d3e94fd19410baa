import { visitInSlices } from '../slices.ts';
import { newArray } from '../new-array.ts';

/** Bit masks of the letters of a word, in 32 classes: those it has, and those it has more than once. */
export interface LetterMasks {
  once: number;
  twice: number;
}

export function letterMasks(word: string): LetterMasks {
  let once = 0;
  let twice = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = 1 << (word.charCodeAt(at) & 31);
    twice |= once & letter;
    once |= letter;
  }
  return { once, twice };
}

/** Longer words count as this long. */
export const MAX_LENGTH = 255;

/** The traits that rule out most words with too many typos, in the order in which they are compared. */
export interface Traits {
  lengths: Uint8Array;
  once: Int32Array;
  twice: Int32Array;
}

export const noTraits = (count: number): Traits => ({
  lengths: newArray(Uint8Array, count),
  once: newArray(Int32Array, count),
  twice: newArray(Int32Array, count),
});

export function* traitsOf(words: readonly string[]): Generator<undefined, Traits> {
  const traits = noTraits(words.length);
  yield* visitInSlices(words.length, (at) => {
    const { once, twice } = letterMasks(words[at]!);
    traits.lengths[at] = Math.min(words[at]!.length, MAX_LENGTH);
    traits.once[at] = once;
    traits.twice[at] = twice;
  });
  return traits;
}

/** The indexes of all words, the shortest first. */
export function* sortByLength({ lengths }: Traits): Generator<undefined, Uint32Array> {
  const next = newArray(Uint32Array, MAX_LENGTH + 2);
  const order = newArray(Uint32Array, lengths.length);
  yield* visitInSlices(lengths.length, (word) => next[lengths[word]! + 1]!++);
  for (let length = 1; length < next.length; length++) next[length]! += next[length - 1]!;
  yield* visitInSlices(lengths.length, (word) => {
    order[next[lengths[word]!]!++] = word;
  });
  return order;
}
