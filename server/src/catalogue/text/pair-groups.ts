import { visitInSlices } from '../slices.ts';
import { noTraits, type Traits } from './letter-masks.ts';

/** Of each letter, five bits tell. */
const LETTER_BITS = 5;
const LETTER_MASK = (1 << LETTER_BITS) - 1;

/** The group of words with the two letters at this place; different letters may share a group. */
export const pairAt = (word: string, at: number): number =>
  ((word.charCodeAt(at) & LETTER_MASK) << LETTER_BITS) | (word.charCodeAt(at + 1) & LETTER_MASK);

/** Words by two neighbouring letters at some place. */
export class PairGroups {
  /** Pair → index in `members` of its first word; one more at the end. */
  readonly starts = new Uint32Array((1 << (2 * LETTER_BITS)) + 1);
  /** Indexes of words, in ascending order within a group. */
  readonly members: Uint32Array;
  /** In the order of `members`. */
  readonly traits: Traits;

  private constructor(size: number) {
    this.members = new Uint32Array(size);
    this.traits = noTraits(size);
  }

  /** @param placeIn where in a word the pair is; words that end before are left out */
  static *build(
    words: readonly string[],
    { lengths, once, twice }: Traits,
    placeIn: (word: string) => number,
  ): Generator<undefined, PairGroups> {
    const groups = new PairGroups(words.length);
    const { starts, members, traits } = groups;
    const visit = (add: (pair: number, word: number) => void) =>
      visitInSlices(words.length, (at) => {
        const word = words[at]!;
        const place = placeIn(word);
        if (place >= 0 && place + 1 < word.length) add(pairAt(word, place), at);
      });
    yield* visit((pair) => starts[pair + 1]!++);
    for (let pair = 1; pair < starts.length; pair++) starts[pair]! += starts[pair - 1]!;
    const next = starts.slice();
    yield* visit((pair, word) => {
      const slot = next[pair]!++;
      members[slot] = word;
      traits.lengths[slot] = lengths[word]!;
      traits.once[slot] = once[word]!;
      traits.twice[slot] = twice[word]!;
    });
    return groups;
  }
}
