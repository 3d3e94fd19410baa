import { addBit, emptyBits, type Bits } from '../bitset.ts';
import { LEVELS, type Quality } from './levels.ts';
import {
  FIELD_MASK,
  NO_POSTINGS,
  nextPostings,
  positionOf,
  type FieldOfWord,
  type Postings,
} from './postings.ts';
import { TypoIndex } from './typo-index.ts';
import { WordMatches } from './word-matches.ts';

/** A word that at least one cafe in this many carries is kept as bit sets too. */
const COMMON_SHARE = 16;

/** Sorted words with postings, found whole, by their beginning, or a few typos away. Immutable. */
export class TextIndex {
  readonly #size: number;
  readonly #postings: Postings;
  readonly #typos: TypoIndex;
  /** Common word number → its cafes by field. */
  readonly #common = new Map<number, readonly (Bits | undefined)[]>();
  readonly #commonFrom: number;

  private constructor(size: number, postings: Postings) {
    this.#size = size;
    this.#postings = postings;
    this.#typos = new TypoIndex(postings.words);
    this.#commonFrom = Math.max(size / COMMON_SHARE, 1);
    for (let word = 0; word < postings.words.length; word++) {
      if (this.#count(word) >= this.#commonFrom) this.#common.set(word, this.#bitsByField(word));
    }
  }

  static readonly empty = new TextIndex(0, NO_POSTINGS);

  /** The next index; see `nextPostings`. */
  next(
    size: number,
    moved: Int32Array,
    added: Iterable<readonly [number, FieldOfWord]>,
  ): TextIndex {
    return new TextIndex(size, nextPostings(this.#postings, moved, added));
  }

  /** The cafes that carry a typed word, a word that begins with it, or one a few typos away. */
  match(typed: string): WordMatches {
    const matches = new WordMatches(this.#size);
    const { words } = this.#postings;
    let word = this.#firstFrom(typed);
    if (words[word] === typed) this.#add(word++, 'exact', matches);
    for (; words[word]?.startsWith(typed); word++) this.#add(word, 'prefix', matches);
    this.#typos.each(typed, (near, typos) =>
      this.#add(near, typos === 1 ? 'oneTypo' : 'twoTypos', matches),
    );
    return matches;
  }

  /** Bytes of the arrays; the letters of the words come beside them. */
  get bytes(): number {
    const { starts, entries } = this.#postings;
    const common = [...this.#common.values()].flat();
    return (
      starts.byteLength +
      entries.byteLength +
      this.#typos.bytes +
      common.reduce((sum, bits) => sum + (bits?.byteLength ?? 0), 0)
    );
  }

  #count(word: number): number {
    return this.#postings.starts[word + 1]! - this.#postings.starts[word]!;
  }

  #bitsByField(word: number): readonly (Bits | undefined)[] {
    const byField: (Bits | undefined)[] = [];
    const { starts, entries } = this.#postings;
    for (let slot = starts[word]!; slot < starts[word + 1]!; slot++) {
      const posting = entries[slot]!;
      addBit((byField[posting & FIELD_MASK] ??= emptyBits(this.#size)), positionOf(posting));
    }
    return byField;
  }

  #firstFrom(typed: string): number {
    const { words } = this.#postings;
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (words[middle]! < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #add(word: number, quality: Quality, matches: WordMatches): void {
    const levels = LEVELS[quality];
    if (this.#count(word) >= this.#commonFrom) {
      this.#common
        .get(word)!
        .forEach((bits, field) => bits && matches.addAll(levels[field]!, bits));
      return;
    }
    const { starts, entries } = this.#postings;
    const end = starts[word + 1]!;
    for (let slot = starts[word]!; slot < end; slot++) {
      const posting = entries[slot]!;
      matches.add(levels[posting & FIELD_MASK]!, positionOf(posting));
    }
  }
}
