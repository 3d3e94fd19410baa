import type { FilterCategory } from '@cortado/contract';
import { addBit, emptyBits, fullBits, hasBit, type Bits } from './bitset.ts';
import { byDefaultOrder, wordsOf, type Document } from './document.ts';
import { FilterIndex } from './filter-index.ts';
import { visitInSlices } from './slices.ts';
import { buildPostings, type Postings } from './text/postings.ts';
import { TextIndex } from './text/text-index.ts';
import type { FavoriteIds } from './types.ts';

/** Some of the cafes with all indexes over them. Immutable. A cafe's position is its place in the default order. */
export class Segment {
  readonly documents: readonly Document[];
  readonly text: TextIndex;
  readonly filters: FilterIndex;
  readonly #positions: ReadonlyMap<number, number>;

  private constructor(
    documents: readonly Document[],
    text: TextIndex,
    filters: FilterIndex,
    positions: ReadonlyMap<number, number>,
  ) {
    this.documents = documents;
    this.text = text;
    this.filters = filters;
    this.#positions = positions;
  }

  /** Yields now and then, so that it can be done in slices. */
  static *build(
    { documents, postings }: Sorted,
    categories: readonly FilterCategory[],
  ): Generator<undefined, Segment> {
    const text = yield* TextIndex.build(documents.length, postings);
    const filters = yield* FilterIndex.build(documents, categories);
    const positions = new Map<number, number>();
    yield* visitInSlices(documents.length, (position) =>
      positions.set(documents[position]!.cafe.id, position),
    );
    return new Segment(documents, text, filters, positions);
  }

  get size(): number {
    return this.documents.length;
  }

  positionOf(id: number): number | undefined {
    return this.#positions.get(id);
  }

  /** A new set of the favorites in this segment. */
  favorites(favorites: FavoriteIds | undefined): Bits {
    const bits = emptyBits(this.size);
    for (const id of favorites ?? []) {
      const position = this.positionOf(id);
      if (position !== undefined) addBit(bits, position);
    }
    return bits;
  }
}

/** A segment as part of a snapshot. */
export interface Part {
  readonly segment: Segment;
  /** The cafes that are still in this segment; the others are tombstones: removed, or in a newer segment. */
  readonly live: Bits;
}

/** Documents in the default order with their postings: what a segment is made from. */
export interface Sorted {
  documents: readonly Document[];
  postings: Postings;
}

export function sortDocuments(unsorted: readonly Document[]): Sorted {
  const documents = unsorted.toSorted(byDefaultOrder);
  const words = documents.map(({ cafe }) => wordsOf(cafe));
  return { documents, postings: buildPostings(words) };
}

/** A part of a snapshot with these documents, none of them removed. Yields like `Segment.build`. */
export function* buildPart(
  sorted: Sorted,
  categories: readonly FilterCategory[],
): Generator<undefined, Part> {
  const segment = yield* Segment.build(sorted, categories);
  return { segment, live: fullBits(segment.size) };
}

/** The document of a cafe that is still in this part. */
export function findLive({ segment, live }: Part, id: number): Document | undefined {
  const position = segment.positionOf(id);
  return position !== undefined && hasBit(live, position) ? segment.documents[position] : undefined;
}
