import type { Repeated } from '../documents/repeated-field.ts';
import { hasBit, type Bits } from '../sets/bitset.ts';
import { visitInSlices, type Work } from '../slices.ts';
import { tokenize } from '../text/fold.ts';
import { Phrases } from '../text/phrases.ts';

type Entry = readonly [text: string, count: number];

/** Most documents first, ties by text. */
const byCount = ([a, some]: Entry, [b, more]: Entry) => more - some || (a < b ? -1 : 1);

/** A column of texts that documents share, and which of these are counted. */
export interface CountedTexts {
  column: Repeated;
  live: Bits;
}

/** How many documents have each of the texts of a field. Immutable. */
export class TextCounts {
  readonly #sorted: readonly Entry[];
  /** Most documents first, ties by text. */
  readonly texts: readonly string[];
  /** The folded words of texts that were searched, each after a space. Shared with the counts after this. */
  readonly #words: Map<string, string>;
  #phrases: Phrases<string> | undefined;

  private constructor(sorted: readonly Entry[], words = new Map<string, string>()) {
    this.#sorted = sorted;
    this.texts = sorted.map(([text]) => text);
    this.#words = words;
  }

  /** @param columns of all segments. Yields now and then, so that it can be done in slices. */
  static *of(columns: readonly CountedTexts[]): Work<TextCounts> {
    const counts = new Map<string, number>();
    for (const { column, live } of columns) {
      const { numbers, texts } = column;
      const byNumber = new Uint32Array(texts.length);
      yield* visitInSlices(numbers.length, (position) => {
        if (hasBit(live, position)) byNumber[numbers[position]!]!++;
      });
      for (const [number, text] of texts.entries())
        counts.set(text, (counts.get(text) ?? 0) + byNumber[number]!);
    }
    return new TextCounts([...counts].filter(([, count]) => count > 0).toSorted(byCount));
  }

  /**
   * The counts after some documents were replaced by others; the same ones if no count changes.
   * @param removed the text of each removed document
   * @param added the text of each added document
   */
  after(removed: readonly string[], added: readonly string[]): TextCounts {
    const changes = new Map<string, number>();
    const change = (text: string, by: number) => changes.set(text, (changes.get(text) ?? 0) + by);
    for (const text of removed) change(text, -1);
    for (const text of added) change(text, 1);
    if ([...changes.values()].every((by) => by === 0)) return this;
    const sorted = [...this.#sorted];
    for (const [text, by] of changes) {
      if (by === 0) continue;
      const at = this.texts.indexOf(text);
      const before = at < 0 ? 0 : this.#sorted[at]![1];
      if (at >= 0) sorted.splice(placeOf(this.#sorted[at]!, sorted), 1);
      if (before + by > 0) {
        const entry: Entry = [text, before + by];
        sorted.splice(placeOf(entry, sorted), 0, entry);
      }
    }
    return new TextCounts(sorted, this.#words);
  }

  /** The texts by their words. */
  get phrases(): Phrases<string> {
    this.#phrases ??= new Phrases(this.texts.map((text) => [text, text] as const));
    return this.#phrases;
  }

  /** The first texts in which every typed word begins a word; all of them where nothing is typed. */
  find(typed: string, limit: number): string[] {
    const words = tokenize(typed);
    const found: string[] = [];
    for (const text of this.texts) {
      if (found.length === limit) break;
      const own = words.length > 0 ? this.#wordsOf(text) : '';
      if (words.every((word) => own.includes(` ${word}`))) found.push(text);
    }
    return found;
  }

  /**
   * The texts with most matches, the first of those that tie, in the order they have.
   * @param matches how many documents with each text match
   * @param selected is listed in any case
   */
  mostOf(
    matches: ReadonlyMap<string, number>,
    limit: number,
    selected: string | null,
  ): { text: string; count: number }[] {
    const { texts } = this;
    const counts = new Uint32Array(texts.length);
    for (let at = 0; at < counts.length; at++) counts[at] = matches.get(texts[at]!) ?? 0;
    const least = counts.toSorted().at(-limit) ?? 0;
    let ties = limit - counts.reduce((sum, count) => sum + (count > least ? 1 : 0), 0);
    const most: { text: string; count: number }[] = [];
    for (let at = 0; at < texts.length; at++) {
      const text = texts[at]!;
      const count = counts[at]!;
      const isListed = count > least || (count === least && ties-- > 0);
      if (isListed || text === selected) most.push({ text, count });
    }
    return most;
  }

  #wordsOf(text: string): string {
    let words = this.#words.get(text);
    if (words === undefined) {
      words = ` ${tokenize(text).join(' ')}`;
      this.#words.set(text, words);
    }
    return words;
  }
}

/** Binary search for the place of an entry, or where it belongs. */
function placeOf(entry: Entry, sorted: readonly Entry[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle]!;
    if (other !== entry && byCount(other, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
