import type { Document } from './document.ts';

/** How many cafes each area has. Immutable. */
export class AreaCounts {
  /** Most cafes first, ties by name. */
  readonly names: readonly string[];
  /** In the order of `names`. */
  readonly #counts: readonly number[];

  private constructor(entries: readonly (readonly [area: string, count: number])[]) {
    const sorted = entries.toSorted(([a, some], [b, more]) => more - some || (a < b ? -1 : 1));
    this.names = sorted.map(([area]) => area);
    this.#counts = sorted.map(([, count]) => count);
  }

  static of(documents: readonly Document[]): AreaCounts {
    const counts = new Map<string, number>();
    for (const { cafe } of documents) counts.set(cafe.area, (counts.get(cafe.area) ?? 0) + 1);
    return new AreaCounts([...counts]);
  }

  /** The counts after some documents were replaced by others; the same ones if no area's count changes. */
  after(removed: readonly Document[], added: readonly Document[]): AreaCounts {
    const changes = new Map<string, number>();
    const change = ({ cafe: { area } }: Document, by: number) =>
      changes.set(area, (changes.get(area) ?? 0) + by);
    for (const document of removed) change(document, -1);
    for (const document of added) change(document, 1);
    if ([...changes.values()].every((by) => by === 0)) return this;
    const counts = new Map(this.names.map((area, at) => [area, this.#counts[at]!]));
    for (const [area, by] of changes) counts.set(area, (counts.get(area) ?? 0) + by);
    return new AreaCounts([...counts].filter(([, count]) => count > 0));
  }
}
