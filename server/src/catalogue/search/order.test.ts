import { parseCafeQuery, SORTS } from '@cortado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicableFilters, presentCafe } from '../documents/present.ts';
import { buildSnapshot, replaceCafes } from '../snapshot.ts';
import { anyData, anyQuery } from '../testing/arbitraries.ts';
import { plainSearch } from '../testing/brute-force.ts';
import { testCafe as cafe } from '../testing/cafe.ts';
import { plainHours, plainOptionIds } from '../testing/plain-hours.ts';
import { findIn, pageOf } from '@cortado/search/questions/found';
import { CAFES } from '../segments/cafes.ts';
import { toQuestion } from './question.ts';

describe('the order of a list', () => {
  // Among the cafes of `anyData` many tie: their ratings, texts and places are few.
  it.each(SORTS)('by %s is that of all cafes, on a near page and on a deep one', (sortBy) => {
    const page = fc.record({ from: fc.nat(12), length: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(
        anyData,
        anyQuery,
        page,
        fc.nat(20),
        (data, generated, { from, length }, moved) => {
          const query = { ...generated, favoritesOnly: false, sortBy, limit: null, offset: 0 };
          // Some cafes are in another segment.
          const changes = new Map(data.cafes.slice(0, moved).map((one) => [one.id, one]));
          const snapshot = replaceCafes(buildSnapshot(data, 1), changes, 1);
          const time = new Date(snapshot.now.index * 60_000);
          const filters = applicableFilters(snapshot.categories);
          // With the options that follow from its hours, which a cafe's own answer leaves out.
          const entries = data.cafes.map((raw) => ({
            raw,
            cafe: {
              ...presentCafe(
                { ...raw, filterOptionIds: plainOptionIds(raw, data.categories) },
                filters,
              ),
              ...plainHours(raw, time),
            },
            time,
          }));
          const { ids } = plainSearch(entries, query, new Set());
          expect(snapshot.search(query).ids).toEqual(ids);
          const question = toQuestion(query, undefined, snapshot.presenter.choices, snapshot.now);
          const to = Math.min(from + length, ids.length);
          for (const maxNear of [Infinity, 0]) {
            const found = snapshot.parts.map((part) => findIn(part, question));
            const listed = pageOf(found, question, CAFES.compare, [from, to], maxNear);
            expect(listed).toEqual(ids.slice(from, to));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('of equal ratings begins with those that say most about their coffee, then goes by name', () => {
    const photos = [{ id: 1, hash: 'a', thumbHash: '', alt: 'A cup', credit: '', focalX: 50, focalY: 50, width: 960, height: 720 }]; // prettier-ignore
    const cafes = [
      cafe(1, 'Nothing'),
      cafe(2, 'Beans', { sellsCoffeeBeans: true }),
      cafe(3, 'Checked', { checkedAt: '2026-11-01T00:00:00.000Z' }),
      cafe(4, 'Hours', { openingHours: 'Mo-Su 08:00-18:00' }),
      cafe(5, 'Unreadable', { openingHours: 'by the moon' }),
      cafe(6, 'Photo', { photos }),
      cafe(7, 'Roaster', { optionsWeight: 3 }),
      cafe(8, 'Beans and Hours', { sellsCoffeeBeans: true, openingHours: '24/7' }),
      cafe(9, 'Badly Rated', { optionsWeight: 9, ratingCount: 1, ratingSum: 1 }),
    ];
    const { ids } = buildSnapshot({ cafes, categories: [] }, 1).search(parseCafeQuery({}));
    expect(ids).toEqual([8, 7, 4, 6, 2, 3, 1, 5, 9]);
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
