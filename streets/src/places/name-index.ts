import { FORGIVEN_LENGTH, Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** What a place is found by. */
export interface Named {
  name: string;
  town?: string | undefined;
  part?: string | undefined;
  /** A station goes before a street whose name is typed in part, and after one that is typed whole. */
  isStation: boolean;
}

/** The most words that are understood. */
const MOST_WORDS = 12;
/** More than any rank. */
export const NOT_FOUND = 255;
/** What a rank grows by, the larger the worse: the name does not begin so, and a word is not typed whole. */
export const LATER = 8;
const IN_PART = 4;

/** Finds names by the beginnings of their words, with the town, the part of town or 'station' after them. */
export class NameIndex {
  readonly #isStation: Uint8Array;
  readonly #wordCounts: Uint8Array;
  readonly #vocabulary: Vocabulary;
  /** The town and part of each place, and the words of each. */
  readonly #areaOf: Uint16Array;
  readonly #areas: (readonly string[])[] = [];
  /** What `#match` fills, made once. */
  readonly #named: Uint16Array;
  readonly #whole: Uint16Array;
  readonly #leading: Uint8Array;

  constructor(places: readonly Named[]) {
    this.#isStation = Uint8Array.from(places, ({ isStation }) => Number(isStation));
    this.#named = new Uint16Array(places.length);
    this.#whole = new Uint16Array(places.length);
    this.#leading = new Uint8Array(places.length);
    this.#vocabulary = new Vocabulary(places.map(({ name }) => wordsOf(name)));
    // 'Kendall/MIT' is as whole by 'Kendall'.
    this.#wordCounts = Uint8Array.from(places, ({ name }) => wordsOf(name.split('/')[0]!).length);
    const ids = new Map<string, number>();
    this.#areaOf = Uint16Array.from(places, ({ town = '', part = '', isStation }) => {
      const area = `${part} ${town} ${isStation ? 'station' : ''}`;
      const known = ids.get(area) ?? this.#areas.push(wordsOf(area)) - 1;
      ids.set(area, known);
      return known;
    });
  }

  /**
   * The rank of every place by typed words, 0 the best, `NOT_FOUND` for those that do not match: the first words begin
   * words of the name, the others words of its town or part. Null: nothing matches.
   * @param wrong which of the words has a letter wrong; −1: none
   */
  rank(typed: readonly string[], wrong = -1): Uint8Array | null {
    if (typed.length === 0 || typed.length > MOST_WORDS) return null;
    const ranks = new Uint8Array(this.#isStation.length).fill(NOT_FOUND);
    let isFound = false;
    const { named, whole, leading } = this.#match(typed, wrong);
    const areas = this.#areas.map((words) => wordsAtTheEnd(typed, words));
    for (let i = 0; i < ranks.length; i++) {
      const count = onesFromTheRight(named[i]!);
      if (count === 0 || count + areas[this.#areaOf[i]!]! < typed.length) continue;
      isFound = true;
      const isWhole = onesFromTheRight(whole[i]!) >= count;
      const isComplete = isWhole && count >= this.#wordCounts[i]!;
      const isStation = this.#isStation[i]!;
      ranks[i] =
        (leading[i] ? 0 : LATER) +
        (isWhole ? 0 : IN_PART) +
        (isComplete ? isStation : 3 - isStation);
    }
    return isFound ? ranks : null;
  }

  /** As `rank`; if nothing matches, with one letter of one word wrong. */
  rankForgiving(typed: readonly string[]): Uint8Array | null {
    const unknown = typed.flatMap((word, i) => (this.#isKnown(word, i) ? [] : [i]));
    if (unknown.length > 1 || typed.length > MOST_WORDS) return null;
    let ranks = unknown.length === 0 ? this.rank(typed) : null;
    for (const i of unknown.length === 0 ? typed.keys() : unknown) {
      if (ranks) break;
      if (typed[i]!.length >= FORGIVEN_LENGTH) ranks = this.rank(typed, i);
    }
    return ranks;
  }

  /** Whether a typed word may match anything. Only a name can be first. */
  #isKnown(word: string, i: number): boolean {
    if (this.#vocabulary.has(word)) return true;
    return i > 0 && this.#areas.some((words) => wordsAtTheEnd([word], words) > 0);
  }

  /** For each place the typed words that begin one of its own, that are one, and whether the first leads it; bit by bit. */
  #match(typed: readonly string[], wrong: number) {
    const named = this.#named.fill(0);
    const whole = this.#whole.fill(0);
    const leading = this.#leading.fill(0);
    for (const [i, word] of typed.entries()) {
      const bit = 1 << i;
      const visit = (place: number, isWhole: boolean, leads: boolean) => {
        named[place]! |= bit;
        if (isWhole) whole[place]! |= bit;
        if (i === 0 && leads) leading[place] = 1;
      };
      if (i === wrong) this.#vocabulary.visitNearly(word, visit);
      else this.#vocabulary.visit(word, visit);
    }
    return { named, whole, leading };
  }
}

/** How many typed words, from the last one backwards, begin words of an area or are digits of a postal code. */
function wordsAtTheEnd(typed: readonly string[], words: readonly string[]): number {
  const first = typed.findLastIndex(
    (word) => !/^\d{1,5}$/.test(word) && !words.some((one) => one.startsWith(word)),
  );
  return typed.length - 1 - first;
}

/** How many of the lowest bits are set without a gap. */
function onesFromTheRight(bits: number): number {
  const firstZero = ~bits & (bits + 1);
  return 31 - Math.clz32(firstZero);
}
