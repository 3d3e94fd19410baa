import { cafe as cafeSchema } from '@cortado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicableFilters, presentCafe, presentCategories } from '../documents/present.ts';
import { buildSnapshot, replaceCafes } from '../snapshot.ts';
import { anyData, anyFavorites, anyQuery } from '../testing/arbitraries.ts';
import { plainTypos } from '../testing/brute-force-text.ts';
import { plainFacets, plainSearch } from '../testing/brute-force.ts';
import { plainOptionIds } from '../testing/plain-hours.ts';
import { typosBetween } from '@cortado/search/text/typos';
import type { CatalogueData, Snapshot } from '../types.ts';

const entriesOf = (snapshot: Snapshot, data: CatalogueData) =>
  data.cafes.map((raw) => ({
    raw,
    cafe: {
      ...snapshot.cafes.get(raw.id)!,
      appliedFilters: presentCafe(
        { ...raw, filterOptionIds: plainOptionIds(raw, data.categories) },
        applicableFilters(presentCategories(data.categories)),
      ).appliedFilters,
    },
    time: new Date(snapshot.now.index * 60_000),
  }));

describe('the catalogue, beside going through every cafe', () => {
  it('finds the same cafes in the same order', () => {
    fc.assert(
      fc.property(anyData, anyQuery, anyFavorites, (data, query, favorites) => {
        const snapshot = buildSnapshot(data, 1);
        const expected = plainSearch(entriesOf(snapshot, data), query, favorites);
        expect(snapshot.search(query, favorites)).toEqual(expected);
      }),
      { numRuns: 600 },
    );
  });

  it('counts the same choices', () => {
    fc.assert(
      fc.property(anyData, anyQuery, anyFavorites, (data, query, favorites) => {
        const snapshot = buildSnapshot(data, 1);
        const expected = plainFacets(
          entriesOf(snapshot, data),
          snapshot.categories,
          query,
          favorites,
        );
        const found = snapshot.facets(query, favorites);
        expect(new Map(found.areas.map(({ area, count }) => [area, count]))).toEqual(
          new Map(expected.areas.map(({ area, count }) => [area, count])),
        );
        expect({ ...found, areas: [] }).toEqual({ ...expected, areas: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('is after a change what it would be if rebuilt', () => {
    fc.assert(
      fc.property(anyData, anyData, anyQuery, (before, after, query) => {
        const changes = new Map(
          before.cafes
            .slice(0, 5)
            .map(({ id }) => [id, after.cafes.find((c) => c.id === id) ?? null]),
        );
        const kept = before.cafes.filter(({ id }) => !changes.has(id));
        const added = [...changes.values()].filter((cafe) => cafe !== null);
        const rebuilt = buildSnapshot({ ...before, cafes: [...kept, ...added] }, 2);
        const next = replaceCafes(buildSnapshot(before, 1), changes);
        expect(next.revision).toBe(2);
        expect(next.search(query)).toEqual(rebuilt.search(query));
        expect(next.facets(query)).toEqual(rebuilt.facets(query));
        expect(next.areas).toEqual(rebuilt.areas);
      }),
      { numRuns: 150 },
    );
  });

  it('writes JSON of the contract’s shape', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const snapshot = buildSnapshot(data, 1);
        const ids = [...snapshot.cafes.keys()];
        const list: unknown[] = JSON.parse(snapshot.listJson(ids).toString());
        expect(list).toEqual(ids.map((id) => snapshot.cafes.get(id)));
        for (const cafe of list) expect(cafeSchema.parse(cafe)).toEqual(cafe);
      }),
      { numRuns: 50 },
    );
  });

  it('counts typos as the textbook does', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, limit) => {
        expect(typosBetween(a, b, limit)).toBe(Math.min(plainTypos(a, b), limit + 1));
      }),
      { numRuns: 2000 },
    );
  });
});
