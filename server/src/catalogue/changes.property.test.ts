import { parseCafeQuery, type CafeQuery } from '@cortado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyData, anyFavorites, anyQuery, CATEGORIES } from './testing/arbitraries.ts';
import { facetsScope, listScope, mapScope } from './search/scopes.ts';
import { testCafe } from './testing/cafe.ts';
import { Directory } from './testing/directory.ts';
import { anyStep, compactAll, rate } from './testing/steps.ts';
import type { Minute } from '@cortado/search/schedules/minute';
import type { FavoriteIds, Scope, Snapshot } from './types.ts';

const steps = fc.array(fc.record({ step: anyStep, query: anyQuery }), {
  minLength: 1,
  maxLength: 14,
});

const ALL = parseCafeQuery({});

interface Kept {
  scope: Scope;
  revision: number;
  now: Minute;
  answer: unknown;
  make: (snapshot: Snapshot) => unknown;
}

/** Every kind of answer that is cached, with what it depends on. */
function answersOf(snapshot: Snapshot, query: CafeQuery, favorites: FavoriteIds): Kept[] {
  const list = (from: Snapshot) => {
    const { total, ids } = from.search(query, favorites);
    return [total, from.listJson(ids, favorites).toString()];
  };
  const map = (from: Snapshot) => from.map({ cafes: query, view: null, zoom: null }, favorites);
  const [cafeId = 0] = snapshot.cafes.keys();
  const kinds: [Scope, (from: Snapshot) => unknown][] = [
    [listScope(query), list],
    [mapScope(query), map],
    [facetsScope(query), (from) => from.facets(query, favorites)],
    [{ areas: true }, ({ areas }) => areas],
    [{ cafeId, hours: true }, (from) => from.cafeJson(cafeId, favorites)?.toString()],
    [{}, ({ categories }) => categories],
    [{ ...mapScope(query), matches: ALL, areas: true }, (from) => from.suggest(query)],
    [{ matches: ALL, areas: true, hours: true }, (from) => from.understand(query.q)],
    [{ matches: ALL }, (from) => from.similar(cafeId)],
  ];
  const { revision, now } = snapshot;
  return kinds.map(([scope, make]) => ({ scope, revision, now, make, answer: make(snapshot) }));
}

describe('the catalogue after any changes and compactions', () => {
  it('answers what going through every cafe finds', () => {
    fc.assert(
      fc.property(anyData, anyFavorites, steps, ({ cafes }, favorites, all) => {
        const directory = new Directory({ cafes: cafes.slice(0, 12), categories: CATEGORIES });
        for (const { step, query } of all) {
          step(directory);
          expect(directory.answers(query, favorites)).toEqual(
            directory.plainAnswers(query, favorites),
          );
        }
      }),
      { numRuns: 100 },
    );
    expect.hasAssertions();
  });

  it('knows which earlier answers are still right', () => {
    let kept = 0;
    fc.assert(
      fc.property(anyData, anyFavorites, steps, ({ cafes }, favorites, all) => {
        const directory = new Directory({ cafes: cafes.slice(0, 12), categories: CATEGORIES });
        const before: Kept[] = [];
        for (const { step, query } of all) {
          before.push(...answersOf(directory.snapshot, query, favorites));
          step(directory);
          const { snapshot } = directory;
          for (const { scope, revision, now, answer, make } of before) {
            if (snapshot.hasChanged(scope, revision) || snapshot.hasMoved(scope, now)) continue;
            expect(make(snapshot)).toEqual(answer);
            if (revision < snapshot.revision) kept += 1;
          }
        }
      }),
      { numRuns: 100 },
    );
    expect(kept).toBeGreaterThan(1000);
  });

  it('has few segments, each far larger than the next', () => {
    const directory = new Directory({ cafes: [], categories: CATEGORIES });
    for (let count = 1; count <= 400; count++) {
      directory.add(testCafe(0, 'Cafe'));
      if (count % 3 === 0) rate(count, 5)(directory);
      compactAll(directory);
      expect(directory.snapshot.parts.length).toBeLessThanOrEqual(4);
    }
    expect(directory.snapshot.cafes.size).toBe(400);
  });
});
