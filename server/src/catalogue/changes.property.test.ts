import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyData, anyFavorites, anyQuery, CATEGORIES } from './testing/arbitraries.ts';
import { testCafe } from './testing/cafe.ts';
import { Directory } from './testing/directory.ts';
import { anyStep, mergeAll, rate } from './testing/steps.ts';

const steps = fc.array(fc.record({ step: anyStep, query: anyQuery }), {
  minLength: 1,
  maxLength: 14,
});

describe('the catalogue after any changes and merges', () => {
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

  it('has few segments, each far larger than the next', () => {
    const directory = new Directory({ cafes: [], categories: CATEGORIES });
    for (let count = 1; count <= 400; count++) {
      directory.add(testCafe(0, 'Cafe'));
      if (count % 3 === 0) rate(count, 5)(directory);
      mergeAll(directory);
      expect(directory.snapshot.parts.length).toBeLessThanOrEqual(4);
    }
    expect(directory.snapshot.cafes.size).toBe(400);
  });
});
