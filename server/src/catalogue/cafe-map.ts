import type { Cafe } from '@cortado/contract';
import { hasBit } from '@cortado/search/sets/bitset';
import type { Document } from './documents/documents.ts';
import { countLive, findLive } from '@cortado/search/segments/segment';
import type { Part } from './segments/cafes.ts';
import type { Cafes } from './types.ts';

/** The live cafes of all parts by id. */
export class CafeMap implements Cafes {
  readonly #parts: () => readonly Part[];
  readonly #present: (document: Document) => Cafe;
  #size = -1;

  /** @param parts reads the current parts of the snapshot, which a compaction replaces */
  constructor(parts: () => readonly Part[], present: (document: Document) => Cafe) {
    this.#parts = parts;
    this.#present = present;
  }

  get size(): number {
    if (this.#size < 0) this.#size = countLive(this.#parts());
    return this.#size;
  }

  find(id: number): Document | undefined {
    for (const part of this.#parts()) {
      const document = findLive(part, id);
      if (document) return document;
    }
    return undefined;
  }

  get(id: number): Cafe | undefined {
    const document = this.find(id);
    return document && this.#present(document);
  }

  has(id: number): boolean {
    return this.find(id) !== undefined;
  }

  nextId(from: number): number | undefined {
    let next: number | undefined;
    for (const { segment, live } of this.#parts()) {
      const position = segment.positionsFrom(from).find((one) => hasBit(live, one));
      if (position === undefined) continue;
      const id = segment.documents.ids[position]!;
      if (next === undefined || id < next) next = id;
    }
    return next;
  }

  idsBetween(from: number, to: number): number[] {
    const found: number[] = [];
    for (const { segment, live } of this.#parts())
      for (const position of segment.positionsFrom(from)) {
        const id = segment.documents.ids[position]!;
        if (id >= to) break;
        if (hasBit(live, position)) found.push(id);
      }
    return found.toSorted((a, b) => a - b);
  }

  keys(): MapIterator<number> {
    return this.#all(({ documents, position }) => documents.ids[position]!);
  }

  values(): MapIterator<Cafe> {
    return this.#all(this.#present);
  }

  *#all<T>(toValue: (document: Document) => T): Generator<T, undefined> {
    for (const { segment, live } of this.#parts()) {
      const { documents, size } = segment;
      for (let position = 0; position < size; position++)
        if (hasBit(live, position)) yield toValue({ documents, position });
    }
    return undefined;
  }
}
