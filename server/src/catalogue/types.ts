import type { ColumnFact, StoredName, TextFact } from '@cortado/contract/fact-lists';
import type {
  AreaQuery,
  Cafe,
  CafeQuery,
  Facets,
  FactSources,
  FilterCategory,
  FilterOption,
  GalleryPhoto,
  KnownFact,
  MapAnswer,
  MapQuery,
  OpenAt,
  Suggestions,
  Understood,
} from '@cortado/contract';
import type { DocumentMap } from '@cortado/search/segments/document-map';
import type { Minute } from '@cortado/search/schedules/minute';

/** What words of a question name. */
export type Meaning = { kind: 'area'; area: string } | { kind: 'option'; option: FilterOption };

/** The facts that sources know of a cafe and the catalogue shows. */
export interface SourcedFacts extends Record<StoredName<TextFact & ColumnFact>, string> {
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
  sellsCoffeeBeans: boolean;
  /** Null: unknown. */
  licensedSeats: number | null;
}

/** A published cafe as loaded from the database. */
export interface CatalogueCafe extends SourcedFacts, Record<StoredName<TextFact>, string> {
  id: number;
  priceLevel: number;
  hasPriceLevel: boolean;
  imageUrl: string | null;
  /** Those that are shown, in order; null: none. */
  photos: readonly GalleryPhoto[] | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC; null if nobody has checked it. */
  checkedAt: string | null;
  hasOwner: boolean;
  ratingCount: number;
  /** Sum of stars. */
  ratingSum: number;
  filterOptionIds: readonly number[];
  /** Of these, by `WEIGHTS.options`. */
  optionsWeight: number;
  /** Where its values come from. */
  sources: FactSources;
  /** ISO 8601: those that count as confirmed do so until this day or a later one; null: none does. */
  agesOn: string | null;
  /** Another one after each change, the same nowhere else. */
  revision: number;
}

interface CatalogueOption {
  id: number;
  value: string;
  displayName: string;
  description: string | null;
  isActive: boolean;
  sortOrder: number;
  /** What else people call it. */
  synonyms: readonly string[];
}

export interface CatalogueCategory {
  id: number;
  name: string;
  displayName: string;
  description: string | null;
  isActive: boolean;
  isCoreFilter: boolean;
  isIndividualFilter: boolean;
  hasOptionalData: boolean;
  dataTableName: string | null;
  sortOrder: number;
  options: readonly CatalogueOption[];
}

export interface CatalogueData {
  cafes: readonly CatalogueCafe[];
  categories: readonly CatalogueCategory[];
}

/** Where the catalogue loads its data from. */
export interface CatalogueSource {
  loadCategories(): Promise<CatalogueCategory[]>;
  /** All published cafes, in pages: each is the JSON of an array of `CatalogueCafe`. */
  pages(): AsyncIterable<string>;
  /** The revisions of all published cafes, in pages. */
  revisions(): AsyncIterable<readonly (readonly [id: number, revision: number])[]>;
  /** The published cafes among these ids. */
  loadCafes(ids: readonly number[]): Promise<CatalogueCafe[]>;
}

/** A change that the database announces after a commit. */
export type CatalogueChange = { kind: 'cafe'; id: number } | { kind: 'filters' } | { kind: 'all' };

/** Ids of the viewer's favorites: the only personal part of a search. */
export type FavoriteIds = ReadonlySet<number>;

export interface SearchResult {
  /** Number of matches before offset and limit. */
  total: number;
  /** In total order, after offset and limit. */
  ids: number[];
  /** Where the query asks when cafes are open: those with unknown hours that match all else. */
  unknownHours?: number;
}

/** A cafe that is like another one. */
export interface Similar {
  id: number;
  /** The rarest of the options that both have, the rarest first. */
  optionIds: number[];
  distanceKm: number;
}

/** What an answer depends on besides the filters. Nothing else changes it; time changes it only if the scope names it. */
export interface Scope {
  /** One cafe. */
  cafeId?: number;
  /** The cafes that match, for any member's favorites. */
  matches?: CafeQuery;
  /** How many cafes the areas have. */
  areas?: boolean;
  /** What no cafe has. */
  unrecorded?: boolean;
  /** Which cafes are open at these times. */
  openAt?: readonly OpenAt[];
  /** The hours from today on, which the answer presents. */
  hours?: boolean;
  /** What the clock shows. */
  minute?: boolean;
}

/** One immutable state of the directory as visitors see it. */
export interface Snapshot {
  /** The time zone of most cafes. */
  readonly zone: string;
  readonly revision: number;
  /** The minute whose answers it gives. */
  readonly now: Minute;
  /** The published cafes by id, in no particular order. */
  readonly cafes: Omit<DocumentMap<never, Cafe>, 'find'>;
  /** Most cafes first, ties by name. */
  readonly areas: readonly string[];
  readonly categories: readonly FilterCategory[];
  readonly filterOptions: readonly FilterOption[];
  /** The areas that a text finds, or the first of all, in the order of `areas`. */
  findAreas(query: AreaQuery): string[];
  search(query: CafeQuery, favorites?: FavoriteIds): SearchResult;
  facets(query: CafeQuery, favorites?: FavoriteIds): Facets;
  map(query: MapQuery, favorites?: FavoriteIds): MapAnswer;
  /** What may be meant by what has been typed, with the number of cafes that the list would show. */
  suggest(query: CafeQuery): Suggestions;
  /** What typed words mean. */
  understand(text: string): Understood;
  /** The cafes most like one, the best first; undefined for an unknown id. */
  similar(id: number): Similar[] | undefined;
  /** One cafe, with its photos and what is not as usual in its hours. */
  cafe(id: number): Cafe | undefined;
  /** What is known of one cafe, and where it comes from; nothing for an unknown id. */
  facts(id: number): KnownFact[];
  /** The JSON of one cafe, as `cafe` gives it, with the viewer's `isFavorite`; undefined for an unknown id. */
  cafeJson(id: number, favorites?: FavoriteIds): Buffer | undefined;
  /**
   * The JSON of a list, in the order of the ids.
   * @param isConfirmedOnly whether hours that are not confirmed are left out
   * @throws RangeError for an id that is not in the snapshot
   */
  listJson(ids: readonly number[], favorites?: FavoriteIds, isConfirmedOnly?: boolean): Buffer;
  /** Whether an answer of an earlier snapshot may be another one now. @param since the revision of that snapshot */
  hasChanged(scope: Scope | 'everything', since: number): boolean;
  /** Whether an answer of another minute may be another one now. */
  hasMoved(scope: Scope | 'everything', other: Minute): boolean;
}
