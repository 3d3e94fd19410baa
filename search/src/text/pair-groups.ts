import { countWord } from '../sets/bitset.ts';
import { visitInSlices } from '../slices.ts';
import {
  letterMasks,
  MAX_LENGTH,
  noTraits,
  type LetterMasks,
  type Traits,
} from './letter-masks.ts';
import { newArray } from '../new-array.ts';

/** Each letter counts with five of its bits. */
const LETTER_BITS = 5;
const LETTER_MASK = (1 << LETTER_BITS) - 1;

/** The group of words with the two letters at this place; different letters may share a group. */
export const pairAt = (word: string, at: number): number =>
  ((word.charCodeAt(at) & LETTER_MASK) << LETTER_BITS) | (word.charCodeAt(at + 1) & LETTER_MASK);

/** What the words of a group are compared with. */
export interface Typed {
  masks: LetterMasks;
  /** As in `Traits`. */
  length: number;
  /** The most typos. */
  limit: number;
}

/** By how many letters words may be longer than a typed one, at least and at most. */
export type Longer = readonly [least: number, most: number];

export const toTyped = (word: string, limit: number): Typed => ({
  masks: letterMasks(word),
  length: Math.min(word.length, MAX_LENGTH),
  limit,
});

/** Words by two neighbouring letters at some place, and by length. */
export class PairGroups {
  /** Pair → index in `#members` of its first word; one more at the end. */
  readonly #starts = newArray(Uint32Array, (1 << (2 * LETTER_BITS)) + 1);
  /** Indexes of words, the shortest words first within a group. */
  readonly #members: Uint32Array;
  /** In the order of `#members`. */
  readonly #traits: Traits;

  private constructor(size: number) {
    this.#members = newArray(Uint32Array, size);
    this.#traits = noTraits(size);
  }

  /**
   * @param byLength the indexes of all words, the shortest first
   * @param placeIn where in a word the pair is; words that end before are left out
   */
  static *build(
    words: readonly string[],
    { lengths, once, twice }: Traits,
    byLength: Uint32Array,
    placeIn: (word: string) => number,
  ): Generator<undefined, PairGroups> {
    const groups = new PairGroups(words.length);
    const starts = groups.#starts;
    const visit = (add: (pair: number, word: number) => void) =>
      visitInSlices(words.length, (at) => {
        const index = byLength[at]!;
        const word = words[index]!;
        const place = placeIn(word);
        if (place >= 0 && place + 1 < word.length) add(pairAt(word, place), index);
      });
    yield* visit((pair) => starts[pair + 1]!++);
    for (let pair = 1; pair < starts.length; pair++) starts[pair]! += starts[pair - 1]!;
    const next = starts.slice();
    const traits = groups.#traits;
    yield* visit((pair, word) => {
      const slot = next[pair]!++;
      groups.#members[slot] = word;
      traits.lengths[slot] = lengths[word]!;
      traits.once[slot] = once[word]!;
      traits.twice[slot] = twice[word]!;
    });
    return groups;
  }

  /**
   * Visits the words with a pair whose traits do not rule them out.
   * @param least by how many letters at least they are longer than the typed word
   * @param most by how many at most
   */
  eachAlike(
    pair: number,
    { masks, length, limit }: Typed,
    [least, most]: Longer,
    visit: (word: number) => void,
  ): void {
    const { once, twice } = this.#traits;
    const { once: typedOnce, twice: typedTwice } = masks;
    let end = this.#firstOf(pair, length + least);
    for (let longer = least; longer <= most; longer++) {
      const start = end;
      end = this.#firstOf(pair, length + longer + 1);
      // Each typo removes at most one letter and adds at most one. A longer word has used typos to gain letters, which
      // leaves fewer to lose others, and the other way round.
      const maxLost = longer > 0 ? limit - longer : limit;
      const maxGained = longer < 0 ? limit + longer : limit;
      const maxDifferent = maxLost + maxGained;
      for (let at = start; at < end; at++) {
        const ownOnce = once[at]!;
        const different = typedOnce ^ ownOnce;
        if (countWord(different) > maxDifferent) continue;
        const lost = countWord(different & typedOnce) + countWord(typedTwice & ~twice[at]!);
        if (lost > maxLost) continue;
        const gained = countWord(different & ownOnce) + countWord(twice[at]! & ~typedTwice);
        if (gained <= maxGained) visit(this.#members[at]!);
      }
    }
  }

  /** Binary search for the first word of a group that is not shorter. */
  #firstOf(pair: number, length: number): number {
    let low = this.#starts[pair]!;
    let high = this.#starts[pair + 1]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#traits.lengths[middle]! < length) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
