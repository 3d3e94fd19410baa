import { addBit, emptyBits, hasBit, type Bits } from '../sets/bitset.ts';
import { isFew } from '../sets/group.ts';
import type { BitsetPool } from '../sets/bitset-pool.ts';
import { SLICE, visitInSlices } from '../slices.ts';
import { Dictionary, type Range } from './dictionary.ts';
import type { Quality, TextFields } from './text-fields.ts';
import { FIELD_MASK, positionOf, type Postings } from './postings.ts';
import { firstFrom } from './sorted-words.ts';
import type { TextMatches } from './text-matches.ts';
import { fewMatches, toWordMatch, WordMatches } from './word-matches.ts';

/** A word or prefix that at least one document in this many contains also has bit sets. */
const COMMON_SHARE = 16;
/** In fewer documents, no word is common. */
const MIN_SIZE = 256;
/** Prefixes up to this length may be common. */
const MAX_PREFIX_LENGTH = 3;

/** What few documents match a word: used again, for collecting one for each word costs more than filling it. */
let few = new Uint32Array(1024);

/** A field's place → the documents with a word in that field. */
type BitsByField = readonly (Bits | undefined)[];

/** Documents with a label that matches a typed word. */
export interface Labelled {
  quality: Quality;
  /** Not to be changed. */
  bits: Bits;
}

/** Finds documents by exact words, prefixes, and words with a few typos. Immutable. */
export class TextIndex {
  readonly size: number;
  readonly postings: Postings;
  readonly #dictionary: Dictionary;
  readonly #fields: TextFields<string>;
  readonly #commonFrom: number;
  readonly #commonWords = new Map<number, BitsByField>();
  /** Prefixes of many words together: a visitor types them on the way to any of these words. */
  readonly #commonPrefixes = new Map<string, BitsByField>();

  private constructor(
    size: number,
    postings: Postings,
    dictionary: Dictionary,
    fields: TextFields<string>,
  ) {
    this.size = size;
    this.postings = postings;
    this.#dictionary = dictionary;
    this.#fields = fields;
    this.#commonFrom = size < MIN_SIZE ? Infinity : size / COMMON_SHARE;
  }

  /** Yields now and then, so that it can be done in slices. */
  static *build(
    size: number,
    postings: Postings,
    fields: TextFields<string>,
  ): Generator<undefined, TextIndex> {
    const dictionary = yield* Dictionary.build(postings.words);
    const index = new TextIndex(size, postings, dictionary, fields);
    if (size < MIN_SIZE) return index;
    for (let word = 0; word < postings.words.length; word++) {
      if (index.#count(word) < index.#commonFrom) continue;
      index.#commonWords.set(word, yield* index.#bitsByField(word, word + 1));
    }
    for (let length = 1; length <= MAX_PREFIX_LENGTH; length++) {
      yield* index.#findPrefixes(length);
    }
    return index;
  }

  /** The documents that contain a typed word, a word that begins with it, or one a few typos away. */
  match(typed: string, labelled: readonly Labelled[], pool: BitsetPool): TextMatches {
    const ranges = this.#dictionary.find(typed);
    const count = ranges.reduce((sum, { from, to }) => sum + this.#count(from, to), 0);
    if (labelled.length === 0 && isFew(count, this.size)) return this.#listFew(ranges, count);
    const { scores, levels, labels } = this.#fields;
    const matches = new WordMatches(pool, scores);
    for (const range of ranges) {
      const prefix = range.quality === 'prefix' && this.#commonPrefixes.get(typed);
      if (prefix) addCommon(prefix, levels.prefix, matches);
      else this.#add(range, matches);
    }
    for (const { quality, bits } of labelled) matches.addSet(levels[quality][labels]!, bits);
    return matches.finish();
  }

  /** Whether one of some documents has just this word. */
  has(word: string, among: Bits): boolean {
    const { words } = this.postings;
    const found = firstFrom(words, word);
    return words[found] === word && this.#isAny(found, found + 1, among);
  }

  /** Whether one of some documents has a word that begins so. */
  begins(typed: string, among: Bits): boolean {
    const { words } = this.postings;
    for (let at = firstFrom(words, typed); words[at]?.startsWith(typed); at++)
      if (this.#isAny(at, at + 1, among)) return true;
    return false;
  }

  /** Whether `match` finds one of some documents, be it without labels. */
  finds(typed: string, among: Bits): boolean {
    return this.#dictionary.find(typed).some(({ from, to }) => this.#isAny(from, to, among));
  }

  /** Visits the documents that have the rarest of some words in their name; none, if a word is nowhere. */
  eachNamed(typed: readonly string[], visit: (position: number) => void): void {
    const { words, starts, entries } = this.postings;
    const { name } = this.#fields;
    let rarest = -1;
    for (const word of typed) {
      const found = firstFrom(words, word);
      if (words[found] !== word) return;
      if (rarest < 0 || this.#count(found) < this.#count(rarest)) rarest = found;
    }
    for (let slot = starts[rarest]!; slot < starts[rarest + 1]!; slot++) {
      const posting = entries[slot]!;
      if ((posting & FIELD_MASK) === name) visit(positionOf(posting));
    }
  }

  #listFew(ranges: readonly Range[], count: number): TextMatches {
    const { starts, entries } = this.postings;
    if (few.length < count) few = new Uint32Array(count);
    let end = 0;
    for (const { from, to, quality } of ranges) {
      const levels = this.#fields.levels[quality];
      for (let slot = starts[from]!; slot < starts[to]!; slot++) {
        const posting = entries[slot]!;
        few[end++] = toWordMatch(positionOf(posting), levels[posting & FIELD_MASK]!);
      }
    }
    return fewMatches(few.subarray(0, end), this.#fields.scores);
  }

  /** Whether one of some documents has a word with an index of at least `from` and below `to`. */
  #isAny(from: number, to: number, among: Bits): boolean {
    const { starts, entries } = this.postings;
    for (let slot = starts[from]!; slot < starts[to]!; slot++)
      if (hasBit(among, positionOf(entries[slot]!))) return true;
    return false;
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
      to = from + 1;
      const prefix = words[from]!.slice(0, length);
      if (prefix.length < length) continue;
      while (words[to]?.startsWith(prefix)) to++;
      if (to === from + 1 || this.#count(from, to) < this.#commonFrom) continue;
      this.#commonPrefixes.set(prefix, yield* this.#bitsByField(from, to));
    }
  }

  *#bitsByField(from: number, to: number): Generator<undefined, BitsByField> {
    const byField: (Bits | undefined)[] = [];
    const { starts, entries } = this.postings;
    const first = starts[from]!;
    yield* visitInSlices(this.#count(from, to), (at) => {
      const posting = entries[first + at]!;
      addBit((byField[posting & FIELD_MASK] ??= emptyBits(this.size)), positionOf(posting));
    });
    return byField;
  }

  #add({ from, to, quality }: Range, matches: WordMatches): void {
    const levels = this.#fields.levels[quality];
    if (this.#count(from, to) < this.#commonFrom) {
      this.#addPostings(from, to, levels, matches);
      return;
    }
    for (let word = from; word < to; word++) {
      const common = this.#commonWords.get(word);
      if (common) addCommon(common, levels, matches);
      else this.#addPostings(word, word + 1, levels, matches);
    }
  }

  #addPostings(from: number, to: number, levels: Uint8Array, matches: WordMatches): void {
    const { starts, entries } = this.postings;
    const byField: Bits[] = [];
    const end = starts[to]!;
    for (let slot = starts[from]!; slot < end; slot++) {
      const posting = entries[slot]!;
      const field = posting & FIELD_MASK;
      const bits = (byField[field] ??= matches.level(levels[field]!));
      addBit(bits, positionOf(posting));
    }
  }
}

/** @param levels by field */
function addCommon(byField: BitsByField, levels: Uint8Array, matches: WordMatches): void {
  for (const [field, bits] of byField.entries()) {
    if (bits) matches.addSet(levels[field]!, bits);
  }
}
