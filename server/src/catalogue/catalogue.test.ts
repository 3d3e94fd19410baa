import { parseCafeQuery } from '@cortado/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Catalogue } from './catalogue.ts';
import { toMemorySnapshot } from './snapshot.ts';
import { CATEGORIES } from './testing/arbitraries.ts';
import { testCafe } from './testing/cafe.ts';
import type {
  CatalogueCafe,
  CatalogueCategory,
  CatalogueChange,
  CatalogueSource,
} from './types.ts';
import { waitFor } from '../../../testing/wait-for.ts';

const PAGE = 1000;

/** A source in memory, which can be unavailable, and can be held before it answers. */
class Records implements CatalogueSource {
  readonly cafes = new Map<number, CatalogueCafe>();
  categories: CatalogueCategory[] = [];
  isUnavailable = false;
  loads = 0;
  cafeLoads = 0;
  beforeAnswer: () => Promise<void> = async () => {};

  #revision = 0;

  put(id: number, name: string): void {
    this.cafes.set(id, testCafe(id, name, { revision: ++this.#revision }));
  }

  async loadCategories() {
    if (this.isUnavailable) throw new Error('The database is unavailable.');
    return this.categories;
  }

  async *pages() {
    this.loads++;
    const cafes = [...this.cafes.values()];
    for (let from = 0; from < cafes.length; from += PAGE) {
      const page = JSON.stringify(cafes.slice(from, from + PAGE));
      await this.#answer();
      yield page;
    }
    await this.#answer();
  }

  async *revisions() {
    await this.#answer();
    yield Array.from(this.cafes.values(), ({ id, revision }) => [id, revision] as const);
  }

  async loadCafes(ids: readonly number[]) {
    this.cafeLoads++;
    await this.#answer();
    return ids.flatMap((id) => this.cafes.get(id) ?? []);
  }

  async #answer(): Promise<void> {
    await this.beforeAnswer();
    if (this.isUnavailable) throw new Error('The database is unavailable.');
  }
}

const withOption5 = (displayName: string): CatalogueCategory[] =>
  CATEGORIES.map((category) => ({
    ...category,
    options: category.options.map((option) =>
      option.id === 5 ? { ...option, displayName } : option,
    ),
  }));
const found = ({ snapshot }: Catalogue, q: string) => snapshot.search(parseCafeQuery({ q })).ids;
const namesOf = ({ snapshot }: Catalogue) => [...snapshot.cafes.values()].map(({ name }) => name);
const partsOf = ({ snapshot }: Catalogue) => toMemorySnapshot(snapshot).parts.length;
const cafeChange = (id: number): CatalogueChange => ({ kind: 'cafe', id });

let records: Records;
let announce: (change: CatalogueChange) => void;
let errors: unknown[];
let listening: boolean;
const start = () =>
  Catalogue.start(records, {
    listen: async (onChange) => {
      announce = onChange;
      listening = true;
      return {
        caughtUp: async () => {},
        stop: async () => {
          listening = false;
        },
      };
    },
    onError: (error) => errors.push(error),
  });

beforeEach(() => {
  vi.useFakeTimers();
  records = new Records();
  records.put(1, 'One');
  errors = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the catalogue', () => {
  it('shows a writer its own write', async () => {
    const catalogue = await start();
    records.put(2, 'Two');
    await catalogue.refresh(cafeChange(2));
    expect(namesOf(catalogue)).toEqual(['One', 'Two']);
  });

  it('follows what is announced', async () => {
    const catalogue = await start();
    records.cafes.delete(1);
    announce(cafeChange(1));
    await waitFor(() => expect(namesOf(catalogue)).toEqual([]));
    expect(catalogue.snapshot.revision).toBe(2);
  });

  it('makes no snapshot of a change that it has read already', async () => {
    const catalogue = await start();
    records.put(2, 'Two');
    await catalogue.refresh(cafeChange(2));
    const { snapshot } = catalogue;
    records.cafes.delete(3);
    await Promise.all([2, 3].map((id) => catalogue.refresh(cafeChange(id))));
    expect(catalogue.snapshot).toBe(snapshot);
    records.put(2, 'Second');
    await catalogue.refresh(cafeChange(2));
    expect(namesOf(catalogue)).toContain('Second');
  });

  it('loses no change that falls into the first load', async () => {
    records.beforeAnswer = async () => {
      records.beforeAnswer = async () => {};
      records.put(1, 'One, renamed');
      announce(cafeChange(1));
    };
    const catalogue = await start();
    await catalogue.refresh({ kind: 'cafe', id: 7 });
    expect(namesOf(catalogue)).toEqual(['One, renamed']);
  });

  it('reads changes that come in a burst together', async () => {
    const catalogue = await start();
    for (let id = 1; id <= 40; id++) records.put(id, `Cafe ${id}`);
    const burst = [...records.cafes.keys()].flatMap((id) => [cafeChange(id), cafeChange(id)]);
    await Promise.all(burst.map((change) => catalogue.refresh(change)));
    expect(catalogue.snapshot.cafes.size).toBe(40);
    expect([records.cafeLoads, catalogue.snapshot.revision]).toEqual([1, 2]);
  });

  it('reads very many changes a hundred at a time', async () => {
    const catalogue = await start();
    for (let id = 1; id <= 400; id++) records.put(id, `Cafe ${id}`);
    await Promise.all([...records.cafes.keys()].map((id) => catalogue.refresh(cafeChange(id))));
    expect([records.loads, records.cafeLoads, catalogue.snapshot.cafes.size]).toEqual([1, 4, 400]);
  });

  it('compacts segments in the background, and answers the same', async () => {
    const catalogue = await start();
    for (let id = 2; id <= 300; id++) {
      records.put(id, `Cafe ${id}`);
      await catalogue.refresh(cafeChange(id));
    }
    const { snapshot } = catalogue;
    const before = { parts: partsOf(catalogue), names: namesOf(catalogue).toSorted() };
    await vi.advanceTimersByTimeAsync(1000);
    expect(partsOf(catalogue)).toBeLessThan(Math.min(before.parts, 4));
    expect(namesOf(catalogue).toSorted()).toEqual(before.names);
    expect(catalogue.snapshot).toBe(snapshot);
  });

  it('shows a write that falls into a round which had begun', async () => {
    const catalogue = await start();
    let second: Promise<void> | undefined;
    records.beforeAnswer = async () => {
      records.beforeAnswer = async () => {};
      records.put(2, 'Two');
      second = catalogue.refresh(cafeChange(2));
    };
    await catalogue.refresh({ kind: 'all' });
    await second;
    expect(namesOf(catalogue)).toEqual(['One', 'Two']);
  });

  it('shows a write at once while everything is loaded, and still has it afterwards', async () => {
    const catalogue = await start();
    let goOn = () => {};
    records.beforeAnswer = async () => {
      records.beforeAnswer = async () => {};
      await new Promise<void>((resolve) => (goOn = resolve));
    };
    records.put(2, 'Two');
    const all = catalogue.refresh({ kind: 'all' });
    await waitFor(() => expect(records.loads).toBe(2));
    records.put(1, 'One, renamed');
    await catalogue.refresh(cafeChange(1));
    expect(namesOf(catalogue)).toEqual(['One, renamed']);
    const { revision } = catalogue.snapshot;
    goOn();
    await all;
    expect(namesOf(catalogue).toSorted()).toEqual(['One, renamed', 'Two']);
    expect(catalogue.snapshot.revision).toBeGreaterThan(revision);
  });

  it('shows a change of the filters without reading the cafes, in the segments there are', async () => {
    records.cafes.set(1, testCafe(1, 'One', { filterOptionIds: [5] }));
    records.categories = CATEGORIES;
    const catalogue = await start();
    const [part] = toMemorySnapshot(catalogue.snapshot).parts;
    records.categories = withOption5('Free internet');
    await catalogue.refresh({ kind: 'filters' });
    expect([records.loads, records.cafeLoads]).toEqual([1, 0]);
    expect(found(catalogue, 'free')).toEqual([1]);
    expect(found(catalogue, 'wifi')).toEqual([]);
    expect(catalogue.snapshot.cafes.get(1)).toMatchObject({
      appliedFilters: [{ id: 5, display_name: 'Free internet' }],
    });
    expect(toMemorySnapshot(catalogue.snapshot).parts[0]).toBe(part);
  });

  it('still has a change of the filters that comes while everything is loaded', async () => {
    records.cafes.set(1, testCafe(1, 'One', { filterOptionIds: [5] }));
    records.categories = CATEGORIES;
    const catalogue = await start();
    let goOn = () => {};
    records.beforeAnswer = async () => {
      records.beforeAnswer = async () => {};
      await new Promise<void>((resolve) => (goOn = resolve));
    };
    const all = catalogue.refresh({ kind: 'all' });
    await waitFor(() => expect(records.loads).toBe(2));
    records.categories = withOption5('Free internet');
    await catalogue.refresh({ kind: 'filters' });
    expect(found(catalogue, 'free')).toEqual([1]);
    goOn();
    await all;
    expect(found(catalogue, 'free')).toEqual([1]);
  });

  it('reads a change of the filters once the database is back', async () => {
    const catalogue = await start();
    records.isUnavailable = true;
    await catalogue.refresh({ kind: 'filters' });
    records.categories = CATEGORIES;
    records.isUnavailable = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(catalogue.snapshot.categories.length).toBeGreaterThan(0);
  });

  it('serves the last snapshot while the database is unavailable, and catches up afterwards', async () => {
    const catalogue = await start();
    records.put(2, 'Two');
    records.isUnavailable = true;
    await catalogue.refresh(cafeChange(2));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(namesOf(catalogue)).toEqual(['One']);
    expect(errors.length).toBeGreaterThan(2);
    records.isUnavailable = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(namesOf(catalogue)).toEqual(['One', 'Two']);
  });

  it('queries an absent database ever less often', async () => {
    const catalogue = await start();
    records.isUnavailable = true;
    await catalogue.refresh({ kind: 'all' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(errors.length).toBeLessThan(20);
  });

  it('does not start without its first load, and listens no longer', async () => {
    records.isUnavailable = true;
    await expect(start()).rejects.toThrow('unavailable');
    expect(listening).toBe(false);
  });

  it('reads nothing once stopped', async () => {
    const catalogue = await start();
    records.isUnavailable = true;
    await catalogue.refresh({ kind: 'all' });
    await catalogue.stop();
    const { loads } = records;
    announce({ kind: 'all' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([records.loads, listening]).toEqual([loads, false]);
  });
});
