import type { Arrays } from '../documents/field.ts';
import type { MergeInput } from '../documents/merge-sorted.ts';
import type { AnyDocuments, Document, Schema, Sorted } from '../documents/schema.ts';
import { newArray } from '../new-array.ts';
import { addBit, countBits, emptyBits, fullBits, hasBit, type Bits } from '../sets/bitset.ts';
import { BitsetPool } from '../sets/bitset-pool.ts';
import type { Group } from '../sets/group.ts';
import { ListGroup } from '../sets/list-group.ts';
import { runToEnd, sortInSlices, visitInSlices, type Work } from '../slices.ts';
import { hasInName } from '../text/name-beginnings.ts';
import { TextIndex } from '../text/text-index.ts';

/** Fewer documents are indexed when a question needs it: changes come faster than questions. */
const MIN_INDEXED = 64;

/** Some of the documents with all indexes over them. Immutable. A document's position is its place in the default order. */
export class Segment<Documents extends AnyDocuments, Index> {
  readonly documents: Documents;
  readonly text: TextIndex;
  readonly pool: BitsetPool;
  /** Positions by ascending id. */
  readonly #byId: Uint32Array;
  readonly #buildIndex: () => Work<Index>;
  #index: Index | undefined;

  private constructor(
    documents: Documents,
    text: TextIndex,
    byId: Uint32Array,
    buildIndex: () => Work<Index>,
  ) {
    this.documents = documents;
    this.text = text;
    this.#byId = byId;
    this.#buildIndex = buildIndex;
    this.pool = new BitsetPool(documents.ids.length);
  }

  static *build<Documents extends AnyDocuments, Index>(
    { texts, index }: Schema<never, Documents, Index>,
    { documents, postings }: Sorted<Documents>,
  ): Work<Segment<Documents, Index>> {
    const { ids } = documents;
    const text = yield* TextIndex.build(ids.length, postings, texts);
    const positions = newArray(Uint32Array, ids.length);
    yield* visitInSlices(ids.length, (position) => (positions[position] = position));
    const byId = yield* sortInSlices(positions, ids);
    const segment = new Segment(documents, text, byId, () => index(documents));
    if (ids.length >= MIN_INDEXED) segment.#index = yield* index(documents);
    return segment;
  }

  get size(): number {
    return this.documents.ids.length;
  }

  /** What the product looks documents up by. */
  get index(): Index {
    this.#index ??= runToEnd(this.#buildIndex());
    return this.#index;
  }

  positionOf(id: number): number | undefined {
    const position = this.#byId[this.#placeOf(id)];
    return position !== undefined && this.documents.ids[position] === id ? position : undefined;
  }

  /** The positions of the ids from one on, by ascending id. Not copied. */
  positionsFrom(id: number): Uint32Array {
    return this.#byId.subarray(this.#placeOf(id));
  }

  /** The documents whose name has all of some words, what is in brackets apart. */
  named(words: readonly string[]): Bits {
    const bits = emptyBits(this.size);
    const asked = [...new Set(words)];
    this.text.eachNamed(asked, (position) => {
      if (hasInName(this.documents.names, position, asked)) addBit(bits, position);
    });
    return bits;
  }

  /** Those with some ids. */
  withIds(ids: ReadonlySet<number>): Group {
    const positions = [...ids].flatMap((id) => this.positionOf(id) ?? []);
    return new ListGroup(Uint32Array.from(positions), (position) =>
      ids.has(this.documents.ids[position]!),
    );
  }

  /** By binary search. @returns the first place of an id from one on */
  #placeOf(id: number): number {
    const { ids } = this.documents;
    let low = 0;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[this.#byId[middle]!]! < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A segment as part of a snapshot. */
export interface Part<Documents extends AnyDocuments, Index> {
  readonly segment: Segment<Documents, Index>;
  /** What is still in this segment; the others are tombstones: removed, or in a newer segment. */
  readonly live: Bits;
}

/** A part with these documents, none of them removed. */
export function* buildPart<Documents extends AnyDocuments, Index>(
  schema: Schema<never, Documents, Index>,
  sorted: Sorted<Documents>,
): Work<Part<Documents, Index>> {
  const segment = yield* Segment.build(schema, sorted);
  return { segment, live: fullBits(segment.size) };
}

/** What a part is made from. */
export const inputOf = <Documents extends AnyDocuments>({
  segment,
  live,
}: Part<Documents, unknown>): MergeInput<Documents> => ({
  documents: segment.documents,
  postings: segment.text.postings,
  live,
});

/** What a part is made from, as arrays. */
export function* packPart<Documents extends AnyDocuments>(
  schema: Schema<never, Documents, unknown>,
  part: Part<Documents, unknown>,
): Work<Arrays> {
  return { ...(yield* schema.pack(inputOf(part))), live: part.live };
}

/** A document that is still in this part, by its id. */
export function findLive<Documents extends AnyDocuments>(
  { segment, live }: Part<Documents, unknown>,
  id: number,
): Document<Documents> | undefined {
  const position = segment.positionOf(id);
  return position !== undefined && hasBit(live, position)
    ? { documents: segment.documents, position }
    : undefined;
}

/** How many documents are in some parts. */
export const countLive = (parts: readonly { live: Bits }[]): number =>
  parts.reduce((sum, { live }) => sum + countBits(live), 0);
