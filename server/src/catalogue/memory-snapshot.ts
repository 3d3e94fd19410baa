import {
  pageLimit,
  type AreaQuery,
  type CafeQuery,
  type Facets,
  type FilterCategory,
  type FilterOption,
  type MapAnswer,
  type MapQuery,
} from '@cortado/contract';
import { BoundedCache } from '../core/bounded-cache.ts';
import type { AreaCounts } from './segments/area-counts.ts';
import { CafeMap } from './cafe-map.ts';
import type { CafePresenter } from './cafe-presenter.ts';
import { canonicalKey } from './canonical-key.ts';
import { countFacets, sumFacets } from './search/facets.ts';
import { groupsOf, toQuestion, type Question } from './search/groups.ts';
import { answerMap, findForMap, type MapFound } from './map/answer.ts';
import { mergeHits, searchPart } from './search/search-part.ts';
import type { Part } from './segments/segment.ts';
import { RecentChanges } from './recent-changes.ts';
import type { FavoriteIds, Scope, SearchResult, Snapshot } from './types.ts';

const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

/** Of what the map's questions have found: four questions that find a million cafes, or many that find fewer. */
const MAX_MAP_BYTES = 16 * 1024 * 1024;

interface State {
  parts: readonly Part[];
  areas: AreaCounts;
  presenter: CafePresenter;
  revision: number;
  /** Without it, nothing is known of earlier snapshots. */
  changes?: RecentChanges;
}

/** A snapshot held in memory, in segments. */
export class MemorySnapshot implements Snapshot {
  readonly revision: number;
  readonly cafes: CafeMap;
  readonly categories: readonly FilterCategory[];
  readonly filterOptions: readonly FilterOption[];
  readonly areaCounts: AreaCounts;
  readonly presenter: CafePresenter;
  /** What has led to it. */
  readonly changes: RecentChanges;
  #parts: readonly Part[];
  readonly #foundForMap = new BoundedCache<MapFound>(MAX_MAP_BYTES);

  constructor({ parts, areas, presenter, revision, changes }: State) {
    this.revision = revision;
    this.changes = changes ?? RecentChanges.none(revision);
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
    // It would keep the replaced segments in memory.
    this.#foundForMap.clear();
  }

  findAreas({ q, limit }: AreaQuery): string[] {
    return this.areaCounts.find(q, limit);
  }

  /** The next snapshot, with other filters: all segments stay, for labels and options are found by id. */
  withFilters(presenter: CafePresenter): MemorySnapshot {
    const { parts, areaCounts: areas, revision } = this;
    return new MemorySnapshot({ parts, areas, presenter, revision: revision + 1 });
  }

  /** The same cafes as a later snapshot. */
  withRevision(revision: number): MemorySnapshot {
    const { parts, areaCounts: areas, presenter } = this;
    return new MemorySnapshot({ parts, areas, presenter, revision });
  }

  search(query: CafeQuery, favorites?: FavoriteIds): SearchResult {
    const question = this.#toQuestion(query, favorites);
    const found = this.#parts.map((part) => searchPart(part, question));
    const total = found.reduce((sum, part) => sum + part.total, 0);
    const end = Math.min(query.offset + pageLimit({ ...query, total }), total);
    if (end <= query.offset) return { total, ids: [] };
    const hits = found.map((part) => part.first(end));
    return { total, ids: mergeHits(hits, end).slice(query.offset) };
  }

  facets(query: CafeQuery, favorites?: FavoriteIds): Facets {
    const question = this.#toQuestion(query, favorites);
    const counted = this.#parts.map((part) =>
      countFacets(groupsOf(part.segment, question).groups, part, this.categories),
    );
    return sumFacets(counted, this.areas, this.categories, query.area);
  }

  map(query: MapQuery, favorites?: FavoriteIds): MapAnswer {
    return answerMap(this.#findForMap(query.cafes, favorites), query);
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

  hasChanged(scope: Scope | 'everything', since: number): boolean {
    return this.changes.reach(scope, since, this.presenter.choices);
  }

  /** What was found stays while the map moves. */
  #findForMap(query: CafeQuery, favorites: FavoriteIds | undefined): MapFound {
    const find = () => findForMap(this.#parts, this.#toQuestion(query, favorites));
    if (query.favoritesOnly) return find();
    const key = canonicalKey(query);
    let found = this.#foundForMap.get(key);
    if (!found) {
      found = find();
      this.#foundForMap.set(key, found, found.placed * Uint32Array.BYTES_PER_ELEMENT);
    }
    return found;
  }

  #toQuestion(query: CafeQuery, favorites: FavoriteIds | undefined): Question {
    return toQuestion(query, favorites, this.presenter.choices);
  }

  #piecesOf(id: number, favorites: FavoriteIds | undefined): Uint8Array[] | undefined {
    const document = this.cafes.find(id);
    return document && this.presenter.json(document, favorites?.has(id) ?? false);
  }
}
