import { addAll, addBit, emptyBits, type Bits } from '../bitset.ts';
import { SLICE } from '../slices.ts';
import { LEVELS, type Quality } from './levels.ts';
import { FIELD_MASK, positionOf, type Postings } from './postings.ts';
import { firstFrom } from './sorted-words.ts';
import { TypoIndex } from './typo-index.ts';
import { WordMatches } from './word-matches.ts';

/** A word or prefix that at least one cafe in this many contains is also kept as bit sets. */
const COMMON_SHARE = 16;
/** In fewer cafes, no word is common. */
const MIN_SIZE = 256;
/** Prefixes up to this length may be common. */
const MAX_PREFIX_LENGTH = 3;

const NONE = emptyBits(0);

/** Field index → the cafes with a word in that field. */
type BitsByField = readonly (Bits | undefined)[];

/** Finds cafes by exact words, prefixes, and words with a few typos. Immutable. */
export class TextIndex {
  readonly #size: number;
  readonly postings: Postings;
  readonly #typos: TypoIndex;
  readonly #commonFrom: number;
  readonly #commonWords = new Map<number, BitsByField>();
  /** Prefixes of many words together: a visitor types them on the way to any of these words. */
  readonly #commonPrefixes = new Map<string, BitsByField>();

  private constructor(size: number, postings: Postings, typos: TypoIndex) {
    this.#size = size;
    this.postings = postings;
    this.#typos = typos;
    this.#commonFrom = size < MIN_SIZE ? Infinity : size / COMMON_SHARE;
  }

  /** Yields now and then, so that it can be done in slices. */
  static *build(size: number, postings: Postings): Generator<undefined, TextIndex> {
    const index = new TextIndex(size, postings, yield* TypoIndex.build(postings.words));
    if (size < MIN_SIZE) return index;
    for (let word = 0; word < postings.words.length; word++) {
      if (index.#count(word) < index.#commonFrom) continue;
      index.#commonWords.set(word, index.#bitsByField(word, word + 1));
      yield;
    }
    for (let length = 1; length <= MAX_PREFIX_LENGTH; length++) {
      yield* index.#findPrefixes(length);
    }
    return index;
  }

  /** The cafes that contain a typed word, a word that begins with it, or one a few typos away. */
  match(typed: string): WordMatches {
    const matches = new WordMatches(this.#size);
    const { words } = this.postings;
    let word = firstFrom(words, typed);
    if (words[word] === typed) this.#add(word++, 'exact', matches);
    const prefix = this.#commonPrefixes.get(typed);
    if (prefix) addCommon(prefix, 'prefix', matches);
    else for (; words[word]?.startsWith(typed); word++) this.#add(word, 'prefix', matches);
    this.#typos.each(typed, (near, typos) =>
      this.#add(near, typos === 1 ? 'oneTypo' : 'twoTypos', matches),
    );
    return matches;
  }

  /** The number of postings of the words with an index of at least `from` and below `to`. */
  #count(from: number, to = from + 1): number {
    return this.postings.starts[to]! - this.postings.starts[from]!;
  }

  *#findPrefixes(length: number): Generator<undefined, void> {
    const { words } = this.postings;
    let pauseAt = 0;
    for (let from = 0, to = 0; from < words.length; from = to) {
      if (from >= pauseAt) {
        pauseAt = from + SLICE;
        yield;
      }
      const prefix = words[from]!.slice(0, length);
      for (to = from + 1; words[to]?.startsWith(prefix);) to++;
      const common = to > from + 1 && this.#count(from, to) >= this.#commonFrom;
      if (!common || prefix.length < length) continue;
      this.#commonPrefixes.set(prefix, this.#bitsByField(from, to));
    }
  }

  #bitsByField(from: number, to: number): BitsByField {
    const byField: (Bits | undefined)[] = [];
    const { starts, entries } = this.postings;
    for (let slot = starts[from]!; slot < starts[to]!; slot++) {
      const posting = entries[slot]!;
      addBit((byField[posting & FIELD_MASK] ??= emptyBits(this.#size)), positionOf(posting));
    }
    return byField;
  }

  #add(word: number, quality: Quality, matches: WordMatches): void {
    if (this.#count(word) >= this.#commonFrom) {
      addCommon(this.#commonWords.get(word)!, quality, matches);
      return;
    }
    const levels = LEVELS[quality];
    const { starts, entries } = this.postings;
    const end = starts[word + 1]!;
    let field = -1;
    let bits = NONE;
    for (let slot = starts[word]!; slot < end; slot++) {
      const posting = entries[slot]!;
      if ((posting & FIELD_MASK) !== field) {
        field = posting & FIELD_MASK;
        bits = matches.level(levels[field]!);
      }
      addBit(bits, positionOf(posting));
    }
  }
}

function addCommon(byField: BitsByField, quality: Quality, matches: WordMatches): void {
  for (const [field, bits] of byField.entries()) {
    if (bits) addAll(matches.level(LEVELS[quality][field]!), bits);
  }
}
