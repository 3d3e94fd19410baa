import type { Cafe, CafeQuery, Facets, FilterCategory, FilterOption } from '@cortado/contract';
import { countBits } from './bitset.ts';
import { byDefaultOrder, documentJson, toDocument, type Document } from './document.ts';
import { countFacets } from './facets.ts';
import { FilterIndex } from './filter-index.ts';
import { joinGroups, toGroups } from './groups.ts';
import { orderPositions } from './order.ts';
import { applicableFilters, presentCategories } from './present.ts';
import { TextIndex } from './text/text-index.ts';
import { searchText } from './text/text-search.ts';
import type { CatalogueCafe, CatalogueData, SearchResult, Snapshot, Viewer } from './types.ts';

const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

/** Areas of the cafes, the one with most cafes first, ties by name. */
function countAreas(documents: readonly Document[]): string[] {
  const counts = new Map<string, number>();
  for (const { cafe } of documents) counts.set(cafe.area, (counts.get(cafe.area) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([area]) => area);
}

class MemorySnapshot implements Snapshot {
  readonly revision: number;
  readonly cafes: ReadonlyMap<number, Cafe>;
  readonly areas: readonly string[];
  readonly categories: readonly FilterCategory[];
  readonly filterOptions: readonly FilterOption[];
  readonly documents: readonly Document[];
  readonly #byId: ReadonlyMap<number, Document>;
  readonly #filters: FilterIndex;
  readonly #text: TextIndex;

  constructor(
    documents: readonly Document[],
    categories: readonly FilterCategory[],
    revision: number,
  ) {
    this.revision = revision;
    this.documents = documents.toSorted(byDefaultOrder);
    this.categories = categories;
    this.filterOptions = categories.flatMap(({ options }) => options);
    this.cafes = new Map(this.documents.map(({ cafe }) => [cafe.id, cafe]));
    this.areas = countAreas(this.documents);
    this.#byId = new Map(this.documents.map((document) => [document.cafe.id, document]));
    this.#filters = new FilterIndex(this.documents);
    this.#text = new TextIndex(this.documents.map(({ tokens }) => tokens));
  }

  get #size(): number {
    return this.documents.length;
  }

  search(query: CafeQuery, viewer?: Viewer): SearchResult {
    const text = searchText(this.#text, query.q, this.#size);
    const groups = toGroups(query, this.#filters, text?.bits ?? null, viewer);
    const bits = joinGroups(groups, this.#size);
    const positions = orderPositions(bits, query, this.documents, text);
    return {
      total: countBits(bits),
      ids: positions.map((position) => this.documents[position]!.cafe.id),
    };
  }

  facets(query: CafeQuery, viewer?: Viewer): Facets {
    const text = searchText(this.#text, query.q, this.#size);
    const groups = toGroups(query, this.#filters, text?.bits ?? null, viewer);
    return countFacets(groups, this.#filters, this.#size, this.areas, this.categories);
  }

  cafeJson(id: number): Buffer | undefined {
    const document = this.#byId.get(id);
    return document && documentJson(document);
  }

  listJson(ids: readonly number[]): Buffer {
    const parts: Buffer[] = [OPEN];
    for (const [at, id] of ids.entries()) {
      if (at > 0) parts.push(COMMA);
      parts.push(documentJson(this.#byId.get(id)!));
    }
    return Buffer.concat([...parts, CLOSE]);
  }

  /** Bytes of the text index. */
  get indexBytes(): number {
    return this.#text.bytes;
  }
}

/** Builds the whole read model. */
export function buildSnapshot(data: CatalogueData, revision: number): Snapshot {
  const categories = presentCategories(data.categories);
  const filters = applicableFilters(categories);
  const documents = data.cafes.map((raw) => toDocument(raw, filters));
  return new MemorySnapshot(documents, categories, revision);
}

/**
 * The next snapshot with some cafes changed: every other cafe keeps its document, so only the
 * indexes are laid anew.
 * @param changes by cafe id; null where the cafe is no longer published
 */
export function replaceCafes(
  snapshot: Snapshot,
  changes: ReadonlyMap<number, CatalogueCafe | null>,
): Snapshot {
  if (!(snapshot instanceof MemorySnapshot)) throw new TypeError('Not a snapshot of this engine.');
  const filters = applicableFilters(snapshot.categories);
  const kept = snapshot.documents.filter(({ cafe }) => !changes.has(cafe.id));
  const changed = [...changes.values()].flatMap((raw) => (raw ? [toDocument(raw, filters)] : []));
  return new MemorySnapshot([...kept, ...changed], snapshot.categories, snapshot.revision + 1);
}
