import { parseCafeQuery, sortCafes, SORTS, type Cafe } from '@cortado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSnapshot } from '../snapshot.ts';
import { anyData, anyQuery } from '../testing/arbitraries.ts';
import { testCafe as cafe } from '../testing/cafe.ts';

describe('the order of a list', () => {
  it.each(SORTS)('by %s is the one the screen makes of the list by relevance', (sortBy) => {
    fc.assert(
      fc.property(anyData, anyQuery, (data, generated) => {
        const snapshot = buildSnapshot(data, 1);
        const query = { ...generated, unknownHours: false, sortBy, limit: null, offset: 0 };
        const { ids } = snapshot.search({ ...query, sortBy: 'relevance' });
        const cafes = ids.map((id): Cafe => snapshot.cafes.get(id)!);
        const sorted = sortCafes(cafes, sortBy, query.origin).map(({ id }) => id);
        expect(snapshot.search(query).ids).toEqual(sorted);
        const page = snapshot.search({ ...query, limit: 3, offset: 2 }).ids;
        expect(page).toEqual(sorted.slice(2, 5));
      }),
      { numRuns: 200 },
    );
  });

  it('settles ties of a rating by how well the text matches', () => {
    const rated = { ratingCount: 2, ratingSum: 8 };
    const cafes = [
      cafe(1, 'Anchor', { ...rated, description: 'By the harbor.' }),
      cafe(2, 'Harbor', rated),
      cafe(3, 'Harbor Light', { ratingCount: 1, ratingSum: 5 }),
    ];
    const query = parseCafeQuery({ q: 'harbor', sortBy: 'rating' });
    expect(buildSnapshot({ cafes, categories: [] }, 1).search(query).ids).toEqual([3, 2, 1]);
  });

  it('by distance counts an impossible place as 9,999 km', () => {
    const cafes = [
      cafe(1, 'Nowhere', { latitude: 999, longitude: 0 }),
      cafe(2, 'Perth', { latitude: -31.95, longitude: 115.86 }),
      cafe(3, 'Boston', { latitude: 42.36, longitude: -71.06 }),
    ];
    const query = parseCafeQuery({ sortBy: 'distance' });
    expect(buildSnapshot({ cafes, categories: [] }, 1).search(query).ids).toEqual([3, 1, 2]);
  });
});
