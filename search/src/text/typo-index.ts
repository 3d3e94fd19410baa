import { sortByLength, traitsOf } from './letter-masks.ts';
import { pairAt, PairGroups, toTyped, type Longer } from './pair-groups.ts';
import { firstFrom } from './sorted-words.ts';
import { allowedTypos, typosBetween } from './typos.ts';

/** How many letters at the beginning and at the end of a word distinguish it from others. */
const END = 2;
/** The place of the two letters that `#middles` groups words by. */
const MIDDLE = 3;

const lastPair = (word: string) => pairAt(word, word.length - END);

type Visit = (word: number, typos: number) => void;

/** What `TypoIndex.each` visits, by a look at all words: for as few that building an index would take longer. */
export function eachNearby(words: readonly string[], typed: string, visit: Visit): void {
  const limit = allowedTypos(typed);
  if (limit === 0) return;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    // A typo makes a word longer or shorter by one letter at most.
    if (Math.abs(word.length - typed.length) > limit) continue;
    const typos = typosBetween(typed, word, limit);
    if (typos > 0 && typos <= limit) visit(at, typos);
  }
}

/**
 * Finds words a few typos away. A word with one typo still begins or ends with the same two letters. One with two
 * typos does so too, or these have left its middle as it was, which may have moved by a letter. So only words that
 * share such a pair of letters are compared.
 */
export class TypoIndex {
  readonly #words: readonly string[];
  readonly #beginnings: PairGroups;
  readonly #ends: PairGroups;
  readonly #middles: PairGroups;

  private constructor(
    words: readonly string[],
    beginnings: PairGroups,
    ends: PairGroups,
    middles: PairGroups,
  ) {
    this.#words = words;
    this.#beginnings = beginnings;
    this.#ends = ends;
    this.#middles = middles;
  }

  /** @param words sorted by code unit. Yields now and then, so that it can be done in slices. */
  static *build(words: readonly string[]): Generator<undefined, TypoIndex> {
    const traits = yield* traitsOf(words);
    const order = yield* sortByLength(traits);
    const group = (placeIn: (word: string) => number) =>
      PairGroups.build(words, traits, order, placeIn);
    const beginnings = yield* group(() => 0);
    const ends = yield* group(({ length }) => length - END);
    const middles = yield* group(() => MIDDLE);
    return new TypoIndex(words, beginnings, ends, middles);
  }

  /** Visits the index of each word within the allowed typos, and their number; exact matches are left out. */
  each(typed: string, visit: Visit): void {
    const limit = allowedTypos(typed);
    if (limit === 0) return;
    const words = this.#words;
    const traits = toTyped(typed, limit);
    const compare = (word: number) => {
      const typos = typosBetween(typed, words[word]!, limit);
      if (typos > 0 && typos <= limit) visit(word, typos);
    };
    const any: Longer = [-limit, limit];
    const first = pairAt(typed, 0);
    const last = lastPair(typed);
    this.#beginnings.eachAlike(first, traits, any, compare);
    this.#ends.eachAlike(last, traits, any, (word) => {
      if (pairAt(words[word]!, 0) !== first) compare(word);
    });
    if (limit === 1) {
      // Of four letters, the two in the middle may be swapped, which changes both ends.
      const swapped = typed.length === 2 * END ? typed[0]! + typed[2]! + typed[1]! + typed[3]! : '';
      const word = firstFrom(words, swapped);
      if (words[word] === swapped) compare(word);
      return;
    }
    for (const [pair, longer] of middlesOf(typed)) {
      this.#middles.eachAlike(pair, traits, longer, (word) => {
        if (pairAt(words[word]!, 0) !== first && lastPair(words[word]!) !== last) compare(word);
      });
    }
  }
}

/**
 * The pairs that words with a typo in each end have in their middle, and how much longer these words are: as typed, or
 * moved by the first typo, while the second one makes them longer or shorter by a letter at most. The last pair is moved,
 * and the second typo swaps its letter with the next one.
 */
function middlesOf(typed: string): Map<number, Longer> {
  const middles = new Map<number, Longer>();
  const add = (pair: number, [least, most]: Longer) => {
    const [otherLeast, otherMost] = middles.get(pair) ?? [least, most];
    middles.set(pair, [Math.min(least, otherLeast), Math.max(most, otherMost)]);
  };
  for (const moved of [-1, 0, 1]) add(pairAt(typed, MIDDLE - moved), [moved - 1, moved + 1]);
  add(pairAt(typed[MIDDLE + 1]! + typed[MIDDLE + 3]!, 0), [-1, 0]);
  return middles;
}
