import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadSnapshot } from './load-snapshot.ts';
import { buildSnapshot } from '../snapshot.ts';
import { minuteAt } from '../hours/minute.ts';
import { anyCafe, anyFavorites, anyQuery, CATEGORIES } from '../testing/arbitraries.ts';
import type { CatalogueCafe, CatalogueSource } from '../types.ts';

// JSON, which the pages are, has no impossible coordinates; neither has the database.
const hasPlace = ({ latitude, longitude }: Pick<CatalogueCafe, 'latitude' | 'longitude'>) =>
  Number.isFinite(latitude) && Number.isFinite(longitude);
const cafes = fc
  .sample(anyCafe.filter(hasPlace), { numRuns: 300, seed: 3 })
  .map((cafe, at) => ({ ...cafe, id: at + 1 }));

const NOW = minuteAt(new Date('2026-11-22T21:52:00Z'));

const sourceOf = (pages: () => AsyncIterable<string>): CatalogueSource => ({
  loadCategories: async () => CATEGORIES,
  pages,
  async *revisions() {},
  loadCafes: async () => [],
});

async function* inPages(size: number): AsyncGenerator<string> {
  for (let from = 0; from < cafes.length; from += size)
    yield JSON.stringify(cafes.slice(from, from + size));
}

it.each([50, 1000])('is what is built of all cafes at once, in pages of %i', async (size) => {
  const built = buildSnapshot({ cafes, categories: CATEGORIES }, 1, NOW);
  const { signal } = new AbortController();
  const loaded = await loadSnapshot(
    sourceOf(() => inPages(size)),
    1,
    NOW,
    signal,
  );
  expect([...loaded.cafes.values()]).toEqual([...built.cafes.values()]);
  expect(loaded.areas).toEqual(built.areas);
  for (const [query, favorites] of fc.sample(fc.tuple(anyQuery, anyFavorites), {
    numRuns: 200,
    seed: 4,
  })) {
    expect(loaded.search(query, favorites)).toEqual(built.search(query, favorites));
    expect(loaded.facets(query, favorites)).toEqual(built.facets(query, favorites));
  }
});

it('fails as reading fails', async () => {
  const source = sourceOf(async function* failing() {
    yield* inPages(100);
    throw new Error('The database is unavailable.');
  });
  await expect(loadSnapshot(source, 1, NOW, new AbortController().signal)).rejects.toThrow(
    'unavailable',
  );
});

it('ends when it is stopped', async () => {
  const stopping = new AbortController();
  const source = sourceOf(async function* stopped() {
    yield* inPages(100);
    stopping.abort();
  });
  await expect(loadSnapshot(source, 1, NOW, stopping.signal)).rejects.toThrow('aborted');
});
