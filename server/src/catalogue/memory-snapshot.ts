import {
  pageLimit,
  parseCafeQuery,
  type AreaQuery,
  type Cafe,
  type CafeQuery,
  type Facets,
  type FilterCategory,
  type FilterOption,
  type KnownFact,
  type MapAnswer,
  type MapQuery,
  type Suggestions,
  type Understood,
} from '@cortado/contract';
import { BoundedCache } from '../core/bounded-cache.ts';
import type { TextCounts } from '@cortado/search/filters/text-counts';
import { DocumentMap } from '@cortado/search/segments/document-map';
import {
  confirmedTimesAt,
  factsOf,
  openTimesAt,
  shownTimesAt,
  type Documents,
} from './documents/documents.ts';
import { ScheduleIndex } from '@cortado/search/schedules/schedule-index';
import { openTimeOf } from './hours/minute.ts';
import type { Minute } from '@cortado/search/schedules/minute';
import { detailsOf, type CafePresenter } from './cafe-presenter.ts';
import { canonicalKey } from './search/scopes.ts';
import { facetsOf } from './search/facets.ts';
import { toQuestion, type CafeQuestion } from './search/question.ts';
import { findPlaced, type PlacedMatches } from '@cortado/search/map/placed-matches';
import { answerMap } from './answer-map.ts';
import { countFound, findIn, pageOf, partWithin } from '@cortado/search/questions/found';
import { findUnrecorded } from './search/unrecorded.ts';
import { CAFES, type Part } from './segments/cafes.ts';
import { RecentChanges } from '@cortado/search/questions/recent-changes';
import type { InnerSnapshot } from './inner-snapshot.ts';
import { similarTo } from './similar.ts';
import { suggest } from './suggest.ts';
import { Labels } from '@cortado/search/text/labels';
import { toTextQuestion } from '@cortado/search/text/text-search';
import type { Label } from './filters/filter-choices.ts';
import { SnapshotVocabulary } from './understand/snapshot-vocabulary.ts';
import { understand } from './understand/understand.ts';
import { SYNONYMS } from './synonyms.ts';
import type { FilterIndex } from './filters/filter-index.ts';
import type { CatalogueCafe, FavoriteIds, Scope, SearchResult, Similar } from './types.ts';

const NO_LABELS = new Labels<Label>([]);
const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

/** Of what the map's questions have found: four questions that find a million cafes, or many that find fewer. */
const MAX_MAP_BYTES = 16 * 1024 * 1024;

/** What a change may change of all cafes together. */
const ASPECTS = ['areas', 'unrecorded'] as const;

type CafeChanges = RecentChanges<CatalogueCafe, (typeof ASPECTS)[number], Documents, FilterIndex>;

interface State {
  parts: readonly Part[];
  areas: TextCounts;
  presenter: CafePresenter;
  revision: number;
  now: Minute;
  /** Without it, nothing is known of earlier snapshots. */
  changes?: CafeChanges;
  /** What none of the cafes has, where it is known already. */
  unrecorded?: Facets['unrecorded'] | undefined;
}

/** A snapshot held in memory, in segments. */
export class MemorySnapshot implements InnerSnapshot {
  readonly revision: number;
  readonly now: Minute;
  readonly cafes: DocumentMap<Documents, Cafe>;
  readonly categories: readonly FilterCategory[];
  readonly areaCounts: TextCounts;
  readonly presenter: CafePresenter;
  /** What has led to it. */
  readonly changes: CafeChanges;
  #parts: readonly Part[];
  #knownZones: ReadonlySet<string> | undefined;
  /** By area or option, of which there are few. */
  readonly #findsAll = new Map<string, boolean>();
  #knownUnrecorded: Facets['unrecorded'] | undefined;
  readonly #foundForMap = new BoundedCache<PlacedMatches<Documents>>(MAX_MAP_BYTES);

  constructor({ parts, areas, presenter, revision, now, changes, unrecorded }: State) {
    this.revision = revision;
    this.now = now;
    this.changes = changes ?? new RecentChanges(CAFES, revision);
    this.#parts = parts;
    this.areaCounts = areas;
    this.#knownUnrecorded = unrecorded;
    this.presenter = presenter;
    this.categories = presenter.categories;
    this.cafes = new DocumentMap(
      () => this.#parts,
      (document) => presenter.cafe(document, now),
    );
  }

  get filterOptions(): readonly FilterOption[] {
    return this.presenter.options;
  }

  get areas(): readonly string[] {
    return this.areaCounts.texts;
  }

  /** Largest and oldest first. The last one takes the changes. */
  get parts(): readonly Part[] {
    return this.#parts;
  }

  /** Replaces the segments after a compaction. They hold the same cafes, so no answer changes and cached ones stay valid. */
  set parts(parts: readonly Part[]) {
    this.#parts = parts;
    // It would hold the replaced segments in memory.
    this.#foundForMap.clear();
  }

  findAreas({ q, limit }: AreaQuery): string[] {
    return this.areaCounts.find(q, limit);
  }

  /** The next snapshot, with other filters: all segments stay, for labels and options are found by id. */
  withFilters(presenter: CafePresenter): MemorySnapshot {
    return new MemorySnapshot({ ...this.#state, presenter, revision: this.revision + 1 });
  }

  /** The same cafes as a later snapshot. */
  withRevision(revision: number): MemorySnapshot {
    return new MemorySnapshot({ ...this.#state, revision, unrecorded: this.#knownUnrecorded });
  }

  /** The same cafes at another minute. */
  at(now: Minute): MemorySnapshot {
    const { changes } = this;
    const unrecorded = this.#knownUnrecorded;
    return new MemorySnapshot({ ...this.#state, now, changes, unrecorded });
  }

  search(query: CafeQuery, favorites?: FavoriteIds): SearchResult {
    const question = this.#toQuestion(query, favorites);
    const found = this.#parts.map((part) => findIn(part, question));
    const unknownHours = countFound(found, ({ unknown }) => unknown);
    const total = countFound(found) + (query.unknownHours ? unknownHours : 0);
    const end = Math.min(query.offset + pageLimit({ ...query, total }), total);
    const ids = pageOf(found, question, CAFES.compare, [query.offset, end]);
    return { total, ids, ...(query.openAt && { unknownHours }) };
  }

  facets(query: CafeQuery, favorites?: FavoriteIds): Facets {
    const question = this.#toQuestion(query, favorites);
    const { presenter, areaCounts, now } = this;
    const counts = facetsOf(this.#parts, question, query, presenter, areaCounts, now);
    return { ...counts, unrecorded: this.unrecorded };
  }

  map(query: MapQuery, favorites?: FavoriteIds): MapAnswer {
    return answerMap(this.#findForMap(query.cafes, favorites), query);
  }

  suggest(query: CafeQuery): Suggestions {
    return suggest(this, query);
  }

  understand(text: string): Understood {
    return understand(text, new SnapshotVocabulary(this), this.categories);
  }

  similar(id: number): Similar[] | undefined {
    const document = this.cafes.find(id);
    return document && similarTo(this, document);
  }

  searchTexts(text: string, limit: number): number[] {
    const asked = this.#toQuestion(parseCafeQuery({ q: text }), undefined);
    const question = { ...asked, text: toTextQuestion(text, NO_LABELS, SYNONYMS) };
    const found = this.#parts.map((part) => findIn(part, question));
    return pageOf(found, question, CAFES.compare, [0, Math.min(limit, countFound(found))]);
  }

  findsAll(key: string, query: () => CafeQuery): boolean {
    let isAll = this.#findsAll.get(key);
    if (isAll === undefined) {
      const { cafes } = this;
      const question = this.#toQuestion(query(), undefined);
      const found = this.#parts.map((part) => findIn(part, question));
      isAll = cafes.size > 0 && countFound(found) === cafes.size;
      this.#findsAll.set(key, isAll);
    }
    return isAll;
  }

  partsWithin(query: CafeQuery): Part[] {
    const question = this.#toQuestion(query, undefined);
    return this.#parts.map((part) => partWithin(part, question));
  }

  cafe(id: number): Cafe | undefined {
    const document = this.cafes.find(id);
    if (!document) return undefined;
    const shown = this.presenter.cafe(document, this.now, shownTimesAt(document));
    return { ...shown, ...detailsOf(document, this.now) };
  }

  facts(id: number): KnownFact[] {
    const document = this.cafes.find(id);
    return document ? factsOf(document) : [];
  }

  cafeJson(id: number, favorites?: FavoriteIds): Buffer | undefined {
    const document = this.cafes.find(id);
    return document && this.presenter.pageJson(document, this.now, favorites?.has(id) ?? false);
  }

  listJson(ids: readonly number[], favorites?: FavoriteIds, isConfirmedOnly = false): Buffer {
    const pieces: Uint8Array[] = [OPEN];
    for (const id of ids) {
      const document = this.cafes.find(id);
      if (!document) throw new RangeError(`There is no cafe ${id} in this snapshot.`);
      if (pieces.length > 1) pieces.push(COMMA);
      const isFavorite = favorites?.has(id) ?? false;
      const times = isConfirmedOnly ? confirmedTimesAt(document) : openTimesAt(document);
      pieces.push(this.presenter.listedJson(document, this.now, isFavorite, times));
    }
    pieces.push(CLOSE);
    return Buffer.concat(pieces);
  }

  hasChanged(scope: Scope | 'everything', since: number): boolean {
    if (scope === 'everything') return true;
    const { cafeId, matches } = scope;
    const aspects = ASPECTS.filter((aspect) => scope[aspect] === true);
    return this.changes.invalidates({ id: cafeId, aspects }, since, () => {
      // These only narrow down what matches.
      const all = matches && { ...matches, favoritesOnly: false, openAt: null };
      return all ? this.#toQuestion(all, undefined) : null;
    });
  }

  hasMoved(scope: Scope | 'everything', other: Minute): boolean {
    if (scope === 'everything') return false;
    const { openAt = [], hours, minute } = scope;
    return (
      (minute === true && this.now.index !== other.index) ||
      (hours === true && this.now.isOtherDay(other, this.zones)) ||
      openAt.some((time) => this.now.opensDifferently(openTimeOf(time), other, this.zones))
    );
  }

  /** Cached, because the matches stay the same while the map moves. */
  #findForMap(query: CafeQuery, favorites: FavoriteIds | undefined): PlacedMatches<Documents> {
    const find = () => findPlaced(this.#parts, this.#toQuestion(query, favorites));
    if (query.favoritesOnly) return find();
    const key = canonicalKey(query);
    let found = this.#foundForMap.get(key);
    if (!found) {
      found = find();
      this.#foundForMap.set(key, found, found.placed * Uint32Array.BYTES_PER_ELEMENT);
    }
    return found;
  }

  #toQuestion(query: CafeQuery, favorites: FavoriteIds | undefined): CafeQuestion {
    return toQuestion(query, favorites, this.presenter.choices, this.now);
  }

  get #state(): State {
    const { areaCounts: areas, presenter, revision, now } = this;
    return { parts: this.#parts, areas, presenter, revision, now };
  }

  /** What none of the cafes has. */
  get unrecorded(): Facets['unrecorded'] {
    this.#knownUnrecorded ??= findUnrecorded(this.#parts, this.presenter);
    return this.#knownUnrecorded;
  }

  /** That of most cafes. */
  get zone(): string {
    const [most = 'UTC'] = this.zones;
    return most;
  }

  /** All time zones with cafes, those of most cafes first. */
  get zones(): ReadonlySet<string> {
    this.#knownZones ??= ScheduleIndex.zonesOf(
      this.#parts.map(({ segment }) => segment.index.schedules),
    );
    return this.#knownZones;
  }
}
