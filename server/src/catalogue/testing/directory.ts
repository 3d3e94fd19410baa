import type { Documents } from '../documents/documents.ts';
import type { FilterIndex } from '../filters/filter-index.ts';
import type { Cafe, CafeQuery, Facets } from '@cortado/contract';
import { CafePresenter } from '../cafe-presenter.ts';
import type { MemorySnapshot } from '../memory-snapshot.ts';
import type { Compaction } from '@cortado/search/segments/compaction';
import { applicableFilters, presentCafe, presentCategories } from '../documents/present.ts';
import { switchTo } from '@cortado/search/schedules/clock';
import { minuteAt } from '../hours/minute.ts';
import { runToEnd } from '@cortado/search/slices';
import { buildSnapshot, replaceCafes } from '../snapshot.ts';
import type { CatalogueCafe, CatalogueCategory, CatalogueData, SearchResult } from '../types.ts';
import { plainHours, plainOptionIds } from './plain-hours.ts';
import { plainAreas, plainFacets, plainSearch } from './brute-force.ts';

/** So that even small directories have several segments. */
export const MAX_DELTA = 3;

interface Answers {
  found: SearchResult;
  facets: Facets;
  areas: readonly string[];
  size: number;
  listed: ReadonlyMap<number, Cafe>;
  byId: ReadonlyMap<number, Cafe | undefined>;
}

/** The directory as its changes make it, next to the snapshot that has followed them. */
export class Directory {
  readonly cafes: Map<number, CatalogueCafe>;
  categories: readonly CatalogueCategory[];
  snapshot: MemorySnapshot;
  compaction: Compaction<Documents, FilterIndex> | null = null;
  time = new Date('2026-11-01T05:59:00Z');
  /** The switch to another minute, while it runs. */
  switching: Generator<undefined, void> | null = null;
  #nextId = 100;

  constructor(data: CatalogueData) {
    this.cafes = new Map(data.cafes.map((cafe) => [cafe.id, cafe]));
    this.categories = data.categories;
    this.snapshot = buildSnapshot(data, 1, minuteAt(this.time));
  }

  /** One of the published cafes; undefined if there are none. */
  pick(number: number): CatalogueCafe | undefined {
    return [...this.cafes.values()][number % Math.max(this.cafes.size, 1)];
  }

  change(changes: ReadonlyMap<number, CatalogueCafe | null>): void {
    for (const [id, cafe] of changes) {
      if (cafe) this.cafes.set(id, cafe);
      else this.cafes.delete(id);
    }
    this.snapshot = replaceCafes(this.snapshot, changes, MAX_DELTA);
  }

  add(cafe: CatalogueCafe): void {
    const id = this.#nextId++;
    this.change(new Map([[id, { ...cafe, id }]]));
  }

  /** Begins to show another time; what went on is ended. */
  beginMove(time: Date): void {
    this.endMove();
    this.time = time;
    this.switching = switchTo(minuteAt(time), {
      current: () => this.snapshot,
      show: (next) => (this.snapshot = next),
    });
    this.switching.next();
  }

  endMove(): void {
    if (this.switching) runToEnd(this.switching);
    this.switching = null;
  }

  changeFilters(change: (category: CatalogueCategory) => CatalogueCategory): void {
    this.categories = this.categories.map(change);
    this.snapshot = this.snapshot.withFilters(new CafePresenter(this.categories));
  }

  /** What the snapshot answers. */
  answers(query: CafeQuery, favorites: ReadonlySet<number>): Answers {
    const { cafes, areas } = this.snapshot;
    return {
      found: this.snapshot.search(query, favorites),
      facets: this.snapshot.facets(query, favorites),
      areas,
      size: cafes.size,
      listed: new Map([...cafes.values()].map((cafe) => [cafe.id, cafe])),
      byId: new Map([...this.cafes.keys()].map((id) => [id, cafes.get(id)])),
    };
  }

  /** What going through every cafe finds. */
  plainAnswers(query: CafeQuery, favorites: ReadonlySet<number>): Answers {
    const categories = presentCategories(this.categories);
    const filters = applicableFilters(categories);
    // A switch that is still running has not been shown.
    const time = new Date(this.snapshot.now.index * 60_000);
    const present = (raw: CatalogueCafe, filterOptionIds: readonly number[]) => ({
      ...presentCafe({ ...raw, filterOptionIds }, filters),
      ...plainHours(raw, time),
    });
    const all = Array.from(this.cafes.values(), (raw) => ({
      raw,
      optionIds: plainOptionIds(raw, this.categories),
    }));
    const entries = all.map(({ raw, optionIds }) => ({
      raw,
      time,
      cafe: present(raw, optionIds),
    }));
    const facets = plainFacets(entries, categories, query, favorites);
    const counts = new Map(facets.areas.map(({ area, count }) => [area, count]));
    const areas = plainAreas(entries);
    // Options that only follow from hours are not among those of a cafe's form.
    const stored = all.map(({ raw, optionIds }) =>
      present(
        raw,
        raw.filterOptionIds.filter((id) => optionIds.includes(id)),
      ),
    );
    const byId = new Map(stored.map((cafe) => [cafe.id, cafe]));
    return {
      found: plainSearch(entries, query, favorites),
      facets: { ...facets, areas: areas.map((area) => ({ area, count: counts.get(area)! })) },
      areas,
      size: byId.size,
      listed: byId,
      byId,
    };
  }
}
