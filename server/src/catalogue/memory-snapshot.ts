import type { Cafe, CafeQuery, Facets, FilterCategory, FilterOption } from '@cortado/contract';
import { addBit, countBits, emptyBits, type Bits } from './bitset.ts';
import { documentJson, type Document } from './document.ts';
import { countFacets } from './facets.ts';
import { FilterIndex } from './filter-index.ts';
import { joinGroups, toGroups } from './groups.ts';
import { orderPositions } from './order.ts';
import type { TextIndex } from './text/text-index.ts';
import { searchText } from './text/text-search.ts';
import type { FavoriteIds, SearchResult, Snapshot } from './types.ts';

const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

/** A snapshot held in memory. A cafe's position is its place in the default order. */
export class MemorySnapshot implements Snapshot {
  readonly revision: number;
  readonly cafes: ReadonlyMap<number, Cafe>;
  readonly areas: readonly string[];
  readonly categories: readonly FilterCategory[];
  readonly filterOptions: readonly FilterOption[];
  readonly documents: readonly Document[];
  readonly text: TextIndex;
  readonly #positions = new Map<number, number>();
  readonly #filters: FilterIndex;

  constructor(
    documents: readonly Document[],
    text: TextIndex,
    categories: readonly FilterCategory[],
    revision: number,
  ) {
    this.revision = revision;
    this.documents = documents;
    this.text = text;
    this.categories = categories;
    this.filterOptions = categories.flatMap(({ options }) => options);
    const cafes = new Map<number, Cafe>();
    for (let position = 0; position < documents.length; position++) {
      const { cafe } = documents[position]!;
      cafes.set(cafe.id, cafe);
      this.#positions.set(cafe.id, position);
    }
    this.cafes = cafes;
    this.#filters = new FilterIndex(documents, categories);
    this.areas = this.#filters.areas.names;
  }

  get #size(): number {
    return this.documents.length;
  }

  #groups(query: CafeQuery, text: Bits | null, favorites: FavoriteIds | undefined) {
    return toGroups(query, this.#filters, text, () => this.#favorites(favorites));
  }

  #favorites(favorites: FavoriteIds | undefined): Bits {
    const bits = emptyBits(this.#size);
    for (const id of favorites ?? []) {
      const position = this.#positions.get(id);
      if (position !== undefined) addBit(bits, position);
    }
    return bits;
  }

  search(query: CafeQuery, favorites?: FavoriteIds): SearchResult {
    const text = searchText(this.text, query.q, this.#size);
    const groups = this.#groups(query, text?.bits ?? null, favorites);
    const bits = joinGroups(groups, this.#size);
    const positions = orderPositions(bits, query, this.#filters, text);
    return {
      total: countBits(bits),
      ids: positions.map((position) => this.documents[position]!.cafe.id),
    };
  }

  facets(query: CafeQuery, favorites?: FavoriteIds): Facets {
    const text = searchText(this.text, query.q, this.#size);
    const groups = this.#groups(query, text?.bits ?? null, favorites);
    return countFacets(groups, this.#filters, this.#size, this.categories);
  }

  cafeJson(id: number, favorites?: FavoriteIds): Buffer | undefined {
    const position = this.#positions.get(id);
    if (position === undefined) return undefined;
    return documentJson(this.documents[position]!, favorites?.has(id) ?? false);
  }

  listJson(ids: readonly number[], favorites?: FavoriteIds): Buffer {
    const parts: Buffer[] = [OPEN];
    for (const id of ids) {
      const json = this.cafeJson(id, favorites);
      if (!json) throw new RangeError(`There is no cafe ${id} in this snapshot.`);
      if (parts.length > 1) parts.push(COMMA);
      parts.push(json);
    }
    return Buffer.concat([...parts, CLOSE]);
  }
}
