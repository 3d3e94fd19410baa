import { addBit, emptyBits, fullBits, hasBit, type Bits } from '@cortado/search/sets/bitset';
import type { Arrays } from '@cortado/search/documents/field';
import type { MergeInput } from '@cortado/search/documents/merge-sorted';
import type { Sorted as SortedDocuments } from '@cortado/search/documents/schema';
import { CAFES, type Document, type Documents } from '../documents/documents.ts';
import { FilterIndex } from '../filters/filter-index.ts';
import type { Group } from '@cortado/search/sets/group';
import { ListGroup } from '@cortado/search/sets/list-group';
import { BitsetPool } from '@cortado/search/sets/bitset-pool';
import { runToEnd, sortInSlices, visitInSlices, type Work } from '@cortado/search/slices';
import { hasInName } from '@cortado/search/text/name-beginnings';
import { TextIndex } from '@cortado/search/text/text-index';
import { TEXT_FIELDS } from '../text-fields.ts';
import type { FavoriteIds } from '../types.ts';
import { newArray } from '@cortado/search/new-array';

export type Sorted = SortedDocuments<Documents>;

/** Of fewer cafes the filters are indexed when a question needs them: changes come faster than questions. */
const MIN_INDEXED = 64;

/** Some of the cafes with all indexes over them. Immutable. A cafe's position is its place in the default order. */
export class Segment {
  readonly documents: Documents;
  readonly text: TextIndex;
  readonly pool: BitsetPool;
  /** Positions by ascending id. */
  readonly #byId: Uint32Array;
  #filters: FilterIndex | undefined;

  private constructor(
    documents: Documents,
    text: TextIndex,
    filters: FilterIndex | undefined,
    byId: Uint32Array,
  ) {
    this.documents = documents;
    this.text = text;
    this.#filters = filters;
    this.#byId = byId;
    this.pool = new BitsetPool(documents.ids.length);
  }

  /** Yields now and then, so that it can be done in slices. */
  static *build({ documents, postings }: Sorted): Generator<undefined, Segment> {
    const { ids } = documents;
    const text = yield* TextIndex.build(ids.length, postings, TEXT_FIELDS);
    const filters = ids.length < MIN_INDEXED ? undefined : yield* FilterIndex.build(documents);
    const positions = newArray(Uint32Array, ids.length);
    yield* visitInSlices(ids.length, (position) => {
      positions[position] = position;
    });
    const byId = yield* sortInSlices(positions, ids);
    return new Segment(documents, text, filters, byId);
  }

  get size(): number {
    return this.documents.ids.length;
  }

  get filters(): FilterIndex {
    this.#filters ??= runToEnd(FilterIndex.build(this.documents));
    return this.#filters;
  }

  positionOf(id: number): number | undefined {
    const position = this.#byId[this.#placeOf(id)];
    return position !== undefined && this.documents.ids[position] === id ? position : undefined;
  }

  /** The positions of the ids from one on, by ascending id. Not copied. */
  positionsFrom(id: number): Uint32Array {
    return this.#byId.subarray(this.#placeOf(id));
  }

  /** The cafes whose name has all of some words, the branch in brackets apart. */
  named(words: readonly string[]): Bits {
    const bits = emptyBits(this.size);
    const asked = [...new Set(words)];
    this.text.eachNamed(asked, (position) => {
      if (hasInName(this.documents.names, position, asked)) addBit(bits, position);
    });
    return bits;
  }

  /** The favorites in this segment. */
  favorites(favorites: FavoriteIds = new Set()): Group {
    const positions = [...favorites].flatMap((id) => this.positionOf(id) ?? []);
    return new ListGroup(Uint32Array.from(positions), (position) =>
      favorites.has(this.documents.ids[position]!),
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
export interface Part {
  readonly segment: Segment;
  /** The cafes that are still in this segment; the others are tombstones: removed, or in a newer segment. */
  readonly live: Bits;
}

/** A part of a snapshot with these documents, none of them removed. Yields like `Segment.build`. */
export function* buildPart(sorted: Sorted): Generator<undefined, Part> {
  const segment = yield* Segment.build(sorted);
  return { segment, live: fullBits(segment.size) };
}

/** What a part is made from. */
export const inputOf = ({ segment, live }: Part): MergeInput<Documents> => ({
  documents: segment.documents,
  postings: segment.text.postings,
  live,
});

/** What a part is made from, as arrays. */
export function* packPart(part: Part): Work<Arrays> {
  return { ...(yield* CAFES.pack(inputOf(part))), live: part.live };
}

/** The part that was packed, to be built. */
export function* unpackPart(arrays: Arrays): Work<MergeInput<Documents>> {
  return { ...(yield* CAFES.unpack(arrays)), live: arrays['live'] as Bits };
}

/** The document of a cafe that is still in this part. */
export function findLive({ segment, live }: Part, id: number): Document | undefined {
  const position = segment.positionOf(id);
  return position !== undefined && hasBit(live, position)
    ? { documents: segment.documents, position }
    : undefined;
}
