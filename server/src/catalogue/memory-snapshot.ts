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
import type { CafePresenter } from './cafe-presenter.ts';
import { countFacets, sumFacets } from './facets.ts';
import { groupsOf } from './groups.ts';
import { answerMap } from './map-answer.ts';
import { mergeHits, searchPart } from './search-part.ts';
import type { Part } from './segment.ts';
import type { FavoriteIds, SearchResult, Snapshot } from './types.ts';

const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

interface State {
  parts: readonly Part[];
  areas: AreaCounts;
  presenter: CafePresenter;
  revision: number;
}

/** A snapshot held in memory, in segments. */
export class MemorySnapshot implements Snapshot {
  readonly revision: number;
  readonly cafes: CafeMap;
  readonly categories: readonly FilterCategory[];
  readonly filterOptions: readonly FilterOption[];
  readonly areaCounts: AreaCounts;
  readonly presenter: CafePresenter;
  #parts: readonly Part[];

  constructor({ parts, areas, presenter, revision }: State) {
    this.revision = revision;
    this.#parts = parts;
    this.areaCounts = areas;
    this.presenter = presenter;
    this.categories = presenter.categories;
    this.filterOptions = this.categories.flatMap(({ options }) => options);
    this.cafes = new CafeMap(() => this.#parts, presenter);
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
    const pieces = this.#piecesOf(id, favorites);
    return pieces && Buffer.concat(pieces);
  }

  listJson(ids: readonly number[], favorites?: FavoriteIds): Buffer {
    const pieces: Uint8Array[] = [OPEN];
    for (const id of ids) {
      const cafe = this.#piecesOf(id, favorites);
      if (!cafe) throw new RangeError(`There is no cafe ${id} in this snapshot.`);
      if (pieces.length > 1) pieces.push(COMMA);
      pieces.push(...cafe);
    }
    pieces.push(CLOSE);
    return Buffer.concat(pieces);
  }

  #piecesOf(id: number, favorites: FavoriteIds | undefined): Uint8Array[] | undefined {
    const document = this.cafes.find(id);
    return document && this.presenter.json(document, favorites?.has(id) ?? false);
  }
}
