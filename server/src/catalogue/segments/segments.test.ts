import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSnapshot, replaceCafes } from '../snapshot.ts';
import { anyCafe, anyFavorites, anyQuery, CATEGORIES } from '../testing/arbitraries.ts';

it('many small segments answer as one large segment does, with its sets of common words', () => {
  const cafes = fc
    .sample(anyCafe, { numRuns: 600, seed: 1 })
    .map((cafe, at) => ({ ...cafe, id: at + 1 }));
  const one = buildSnapshot({ cafes, categories: CATEGORIES }, 1);
  let many = buildSnapshot({ cafes: cafes.slice(0, 100), categories: CATEGORIES }, 1);
  for (let from = 100; from < cafes.length; from += 50) {
    const batch = cafes.slice(from, from + 50).map((cafe) => [cafe.id, cafe] as const);
    many = replaceCafes(many, new Map(batch), 1);
  }
  expect([one.parts.length, many.parts.length]).toEqual([1, 11]);
  const questions = fc.sample(fc.tuple(anyQuery, anyFavorites), { numRuns: 500, seed: 2 });
  for (const [query, favorites] of questions) {
    expect(many.search(query, favorites)).toEqual(one.search(query, favorites));
    expect(many.facets(query, favorites)).toEqual(one.facets(query, favorites));
  }
});
