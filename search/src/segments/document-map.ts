import type { AnyDocuments, Document } from '../documents/schema.ts';
import { hasBit } from '../sets/bitset.ts';
import { countLive, findLive, type Part } from './segment.ts';

/** The live documents of all parts by id, as a product presents them. */
export class DocumentMap<Documents extends AnyDocuments, Value> {
  readonly #parts: () => readonly Part<Documents, unknown>[];
  readonly #present: (document: Document<Documents>) => Value;
  #size = -1;

  /** @param parts reads the current parts, which a compaction replaces */
  constructor(
    parts: () => readonly Part<Documents, unknown>[],
    present: (document: Document<Documents>) => Value,
  ) {
    this.#parts = parts;
    this.#present = present;
  }

  get size(): number {
    if (this.#size < 0) this.#size = countLive(this.#parts());
    return this.#size;
  }

  find(id: number): Document<Documents> | undefined {
    for (const part of this.#parts()) {
      const document = findLive(part, id);
      if (document) return document;
    }
    return undefined;
  }

  get(id: number): Value | undefined {
    const document = this.find(id);
    return document && this.#present(document);
  }

  has(id: number): boolean {
    return this.find(id) !== undefined;
  }

  /** The least id from one on. */
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

  /** The ids from one to before another, ascending. */
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

  values(): MapIterator<Value> {
    return this.#all(this.#present);
  }

  *#all<T>(toValue: (document: Document<Documents>) => T): Generator<T, undefined> {
    for (const { segment, live } of this.#parts()) {
      const { documents, size } = segment;
      for (let position = 0; position < size; position++)
        if (hasBit(live, position)) yield toValue({ documents, position });
    }
    return undefined;
  }
}
