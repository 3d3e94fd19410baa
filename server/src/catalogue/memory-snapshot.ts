import type {
  CafeQuery,
  Facets,
  FilterCategory,
  FilterOption,
  MapAnswer,
  MapQuery,
} from '@cortado/contract';
import type { AreaCounts } from './area-counts.ts';
import { CafeMap } from './cafe-map.ts';
import { documentJson } from './document.ts';
import { countFacets, sumFacets } from './facets.ts';
import { groupsOf } from './groups.ts';
import { answerMap } from './map-answer.ts';
import { mergeHits, searchPart } from './search-part.ts';
import { findLive, type Part } from './segment.ts';
import type { Cafes, FavoriteIds, SearchResult, Snapshot } from './types.ts';

const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

interface State {
  parts: readonly Part[];
  areas: AreaCounts;
  categories: readonly FilterCategory[];
  revision: number;
}

/** A snapshot held in memory, in segments. */
export class MemorySnapshot implements Snapshot {
  readonly revision: number;
  readonly cafes: Cafes = new CafeMap(() => this.#parts);
  readonly categories: readonly FilterCategory[];
  readonly filterOptions: readonly FilterOption[];
  readonly areaCounts: AreaCounts;
  #parts: readonly Part[];

  constructor({ parts, areas, categories, revision }: State) {
    this.revision = revision;
    this.#parts = parts;
    this.areaCounts = areas;
    this.categories = categories;
    this.filterOptions = categories.flatMap(({ options }) => options);
  }

  get areas(): readonly string[] {
    return this.areaCounts.names;
  }

  /** Largest and oldest first. The last one takes the changes. */
  get parts(): readonly Part[] {
    return this.#parts;
  }

  /** Replaces the segments after a merge. They hold the same cafes, so no answer changes and cached ones stay valid. */
  set parts(parts: readonly Part[]) {
    this.#parts = parts;
  }

  search(query: CafeQuery, favorites?: FavoriteIds): SearchResult {
    const limit = query.limit === null ? Infinity : query.offset + query.limit;
    const hits = this.#parts.map((part) => searchPart(part, query, favorites, limit));
    return {
      total: hits.reduce((sum, { total }) => sum + total, 0),
      ids: mergeHits(hits, limit).slice(query.offset),
    };
  }

  facets(query: CafeQuery, favorites?: FavoriteIds): Facets {
    const counted = this.#parts.map(({ segment, live }) => {
      const { groups } = groupsOf(segment, query, favorites);
      return countFacets(groups, segment.filters, live, this.categories);
    });
    return sumFacets(counted, this.areas);
  }

  map(query: MapQuery, favorites?: FavoriteIds): MapAnswer {
    return answerMap(this.#parts, query, favorites);
  }

  cafeJson(id: number, favorites?: FavoriteIds): Buffer | undefined {
    for (const part of this.#parts) {
      const document = findLive(part, id);
      if (document) return documentJson(document, favorites?.has(id) ?? false);
    }
    return undefined;
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
