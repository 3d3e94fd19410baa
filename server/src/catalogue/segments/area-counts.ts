import { hasBit } from '@cortado/search/sets/bitset';
import { visitInSlices } from '@cortado/search/slices';
import type { Part } from './cafes.ts';
import { tokenize } from '@cortado/search/text/fold';
import { Phrases } from '@cortado/search/text/phrases';
import type { Meaning } from '../types.ts';

type Entry = readonly [area: string, count: number];

/** Most cafes first, ties by name. */
const byCount = ([a, some]: Entry, [b, more]: Entry) => more - some || (a < b ? -1 : 1);

/** How many cafes each area has. Immutable. */
export class AreaCounts {
  readonly #sorted: readonly Entry[];
  /** Most cafes first, ties by name. */
  readonly names: readonly string[];
  /** The folded words of areas that were searched, each after a space. Shared with the counts after this. */
  readonly #words: Map<string, string>;
  #phrases: Phrases<Meaning> | undefined;

  private constructor(sorted: readonly Entry[], words = new Map<string, string>()) {
    this.#sorted = sorted;
    this.names = sorted.map(([area]) => area);
    this.#words = words;
  }

  /** Yields now and then, so that it can be done in slices. */
  static *of(parts: readonly Part[]): Generator<undefined, AreaCounts> {
    const counts = new Map<string, number>();
    for (const { segment, live } of parts) {
      const { numbers, texts } = segment.documents.areas;
      const byNumber = new Uint32Array(texts.length);
      yield* visitInSlices(segment.size, (position) => {
        if (hasBit(live, position)) byNumber[numbers[position]!]!++;
      });
      for (const [number, area] of texts.entries())
        counts.set(area, (counts.get(area) ?? 0) + byNumber[number]!);
    }
    return new AreaCounts([...counts].filter(([, count]) => count > 0).toSorted(byCount));
  }

  /**
   * The counts after some cafes were replaced by others; the same ones if no area's count changes.
   * @param removed the area of each removed cafe
   * @param added the area of each added cafe
   */
  after(removed: readonly string[], added: readonly string[]): AreaCounts {
    const changes = new Map<string, number>();
    const change = (area: string, by: number) => changes.set(area, (changes.get(area) ?? 0) + by);
    for (const area of removed) change(area, -1);
    for (const area of added) change(area, 1);
    if ([...changes.values()].every((by) => by === 0)) return this;
    const sorted = [...this.#sorted];
    for (const [area, by] of changes) {
      if (by === 0) continue;
      const at = this.names.indexOf(area);
      const before = at < 0 ? 0 : this.#sorted[at]![1];
      if (at >= 0) sorted.splice(placeOf(this.#sorted[at]!, sorted), 1);
      if (before + by > 0) {
        const entry: Entry = [area, before + by];
        sorted.splice(placeOf(entry, sorted), 0, entry);
      }
    }
    return new AreaCounts(sorted, this.#words);
  }

  /** What the areas are called. */
  get phrases(): Phrases<Meaning> {
    this.#phrases ??= new Phrases<Meaning>(
      this.names.map((area) => [area, { kind: 'area', area }] as const),
    );
    return this.#phrases;
  }

  /** The first areas in which every word of the text begins a word; all areas match a text without words. */
  find(text: string, limit: number): string[] {
    const words = tokenize(text);
    const found: string[] = [];
    for (const name of this.names) {
      if (found.length === limit) break;
      const own = words.length > 0 ? this.#wordsOf(name) : '';
      if (words.every((word) => own.includes(` ${word}`))) found.push(name);
    }
    return found;
  }

  #wordsOf(name: string): string {
    let words = this.#words.get(name);
    if (words === undefined) {
      words = ` ${tokenize(name).join(' ')}`;
      this.#words.set(name, words);
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
