import { countWord } from '../sets/bitset.ts';
import { letterMasks, MAX_LENGTH, traitsOf, type Traits } from './letter-masks.ts';
import { pairAt, PairGroups } from './pair-groups.ts';
import { endOfPrefix, firstFrom } from './sorted-words.ts';
import { allowedTypos, typosBetween } from './typos.ts';

/** As many letters at the beginning and at the end of a word tell it from others. */
const END = 2;
/** The place of the two letters that `#middles` groups words by. */
const MIDDLE = 3;

/**
 * Finds words a few typos away. A word with one typo still begins or ends with the same two letters. One with two
 * typos does so too, or these have left its middle as it was, which may have moved by a letter. So only words that
 * share such a pair of letters are compared.
 */
export class TypoIndex {
  readonly #words: readonly string[];
  readonly #traits: Traits;
  readonly #ends: PairGroups;
  readonly #middles: PairGroups;

  private constructor(
    words: readonly string[],
    traits: Traits,
    ends: PairGroups,
    middles: PairGroups,
  ) {
    this.#words = words;
    this.#traits = traits;
    this.#ends = ends;
    this.#middles = middles;
  }

  /** @param words sorted by code unit. Yields now and then, so that it can be done in slices. */
  static *build(words: readonly string[]): Generator<undefined, TypoIndex> {
    const traits = yield* traitsOf(words);
    const ends = yield* PairGroups.build(words, traits, ({ length }) => length - END);
    const middles = yield* PairGroups.build(words, traits, () => MIDDLE);
    return new TypoIndex(words, traits, ends, middles);
  }

  /** Visits the index of each word within the allowed typos, and their number; exact matches are left out. */
  each(typed: string, visit: (word: number, typos: number) => void): void {
    const limit = allowedTypos(typed);
    if (limit === 0) return;
    const words = this.#words;
    const compare = (word: number) => {
      const typos = typosBetween(typed, words[word]!, limit);
      if (typos > 0 && typos <= limit) visit(word, typos);
    };
    const from = firstFrom(words, typed.slice(0, END));
    const to = endOfPrefix(words, typed.slice(0, END));
    for (const word of findAlike(typed, limit, this.#traits, from, to)) compare(word);
    const beginsAlike = (word: number) => word >= from && word < to;
    const end = pairAt(typed, typed.length - END);
    const inGroup = ({ starts, members, traits }: PairGroups, pair: number) =>
      findAlike(typed, limit, traits, starts[pair]!, starts[pair + 1]!).map((at) => members[at]!);
    for (const word of inGroup(this.#ends, end)) {
      if (!beginsAlike(word)) compare(word);
    }
    if (limit === 1) {
      // Of four letters, the two in the middle may be swapped, which changes both ends.
      const swapped = typed.length === 2 * END ? typed[0]! + typed[2]! + typed[1]! + typed[3]! : '';
      const word = firstFrom(words, swapped);
      if (words[word] === swapped) compare(word);
      return;
    }
    const endsAlike = (word: number) => pairAt(words[word]!, words[word]!.length - END) === end;
    for (const pair of middlesOf(typed)) {
      for (const word of inGroup(this.#middles, pair)) {
        if (!beginsAlike(word) && !endsAlike(word)) compare(word);
      }
    }
  }
}

/** Whether a mask has more letters than this. Each typo removes at most one letter and adds at most one. */
function hasMore(mask: number, count: number): boolean {
  let rest = mask;
  for (let left = count; left > 0; left--) rest &= rest - 1;
  return rest !== 0;
}

/** The indexes from `from` to below `to` of the words whose traits do not tell that they are too many typos away. */
function findAlike(
  typed: string,
  limit: number,
  { lengths, once, twice }: Traits,
  from: number,
  to: number,
): number[] {
  const alike: number[] = [];
  const masks = letterMasks(typed);
  const length = Math.min(typed.length, MAX_LENGTH);
  for (let at = from; at < to; at++) {
    const longer = lengths[at]! - length;
    if (longer > limit || longer < -limit) continue;
    // A longer word has used typos to gain letters, which leaves fewer to lose others, and the other way round.
    const maxLost = longer > 0 ? limit - longer : limit;
    const lost = masks.once & ~once[at]!;
    if (hasMore(lost, maxLost)) continue;
    const maxGained = longer < 0 ? limit + longer : limit;
    const gained = once[at]! & ~masks.once;
    if (hasMore(gained, maxGained)) continue;
    if (countWord(lost) + countWord(masks.twice & ~twice[at]!) > maxLost) continue;
    if (countWord(gained) + countWord(twice[at]! & ~masks.twice) > maxGained) continue;
    alike.push(at);
  }
  return alike;
}

/**
 * The pairs that words with a typo in each end have in their middle: as typed, or moved by the first typo. The last one
 * is moved, and the second typo swaps its letter with the next one.
 */
function middlesOf(typed: string): Set<number> {
  const places = [MIDDLE - 1, MIDDLE, MIDDLE + 1];
  const pairs = new Set(places.map((place) => pairAt(typed, place)));
  return pairs.add(pairAt(typed[MIDDLE + 1]! + typed[MIDDLE + 3]!, 0));
}
