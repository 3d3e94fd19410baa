import type { Cafe } from '@cortado/contract';
import { countBits, eachBit } from './bitset.ts';
import { findLive, type Part } from './segment.ts';
import type { Cafes } from './types.ts';

/** The live cafes of all parts by id. */
export class CafeMap implements Cafes {
  readonly #parts: () => readonly Part[];
  #size = -1;

  /** @param parts reads the current parts of the snapshot, which a merge replaces */
  constructor(parts: () => readonly Part[]) {
    this.#parts = parts;
  }

  get size(): number {
    if (this.#size < 0)
      this.#size = this.#parts().reduce((sum, { live }) => sum + countBits(live), 0);
    return this.#size;
  }

  get(id: number): Cafe | undefined {
    for (const part of this.#parts()) {
      const document = findLive(part, id);
      if (document) return document.cafe;
    }
    return undefined;
  }

  has(id: number): boolean {
    return this.get(id) !== undefined;
  }

  keys(): MapIterator<number> {
    return this.#all()
      .map(({ id }) => id)
      .values();
  }

  values(): MapIterator<Cafe> {
    return this.#all().values();
  }

  #all(): Cafe[] {
    const cafes: Cafe[] = [];
    for (const { segment, live } of this.#parts())
      eachBit(live, (position) => {
        cafes.push(segment.documents[position]!.cafe);
      });
    return cafes;
  }
}
