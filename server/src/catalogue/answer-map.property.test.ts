import { parseCafeQuery, type Bbox, type MapAnswer } from '@cortado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toQuestion } from './search/question.ts';
import { findPlaced } from '@cortado/search/map/placed-matches';
import { answerMap } from './answer-map.ts';
import { anyData, anyFavorites, anyQuery, CATEGORIES } from './testing/arbitraries.ts';
import { plainMap } from './testing/brute-force-map.ts';
import { Directory } from './testing/directory.ts';
import { anyStep } from './testing/steps.ts';

/** So that even small directories have clusters, and too many of them. */
const LIMITS = { maxPlaces: 5, maxEntries: 8 };

const longitude = fc.integer({ min: -1800, max: 1800 }).map((n) => n / 10);
const latitudes = fc
  .tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }))
  .map(([a, b]) => [Math.min(a, b) / 10, Math.max(a, b) / 10] as const);
const view: fc.Arbitrary<Bbox> = fc.oneof(
  fc.constant<Bbox>([-180, -90, 180, 90]),
  fc
    .tuple(longitude, latitudes, longitude)
    .map(([west, [south, north], east]): Bbox => [west, south, east, north]),
);
const anySight = fc.record({
  view: fc.option(view),
  zoom: fc.option(fc.integer({ min: 0, max: 220 }).map((n) => n / 10)),
});

const EVERYTHING = parseCafeQuery({});

const nearly = (numbers: Bbox): unknown => numbers.map((number) => expect.closeTo(number, 4));

/** What the answer must equal: positions that are computed, but for rounding. */
const expected = ({ bounds, clusters, ...answer }: MapAnswer): unknown => ({
  ...answer,
  bounds: bounds && nearly(bounds),
  clusters: clusters.map((cluster) => ({
    ...cluster,
    latitude: expect.closeTo(cluster.latitude, 4),
    longitude: expect.closeTo(cluster.longitude, 4),
    bounds: nearly(cluster.bounds),
  })),
});

const byId = ({ clusters, ...answer }: MapAnswer): MapAnswer => ({
  ...answer,
  clusters: clusters.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});

describe('the map, beside going through every cafe', () => {
  it('answers the same places and clusters after any changes and compactions', () => {
    const query = fc.oneof(anyQuery, fc.constant(null));
    fc.assert(
      fc.property(
        anyData,
        anyFavorites,
        fc.array(anyStep, { maxLength: 8 }),
        fc.array(fc.record({ query, sight: anySight }), { minLength: 1, maxLength: 6 }),
        ({ cafes }, favorites, steps, questions) => {
          const directory = new Directory({ cafes, categories: CATEGORIES });
          for (const step of steps) step(directory);
          for (const { query: asked, sight } of questions) {
            const all = { ...EVERYTHING, ...asked, limit: null, offset: 0 };
            const { ids } = directory.plainAnswers(all, favorites).found;
            const found = ids.map((id) => directory.cafes.get(id)!);
            const { parts, presenter, now } = directory.snapshot;
            const question = toQuestion(all, favorites, presenter.choices, now);
            const answer = answerMap(
              findPlaced(parts, question),
              sight,
              LIMITS.maxPlaces,
              LIMITS.maxEntries,
            );
            expect(byId(answer)).toEqual(expected(byId(plainMap(found, sight, LIMITS))));
          }
        },
      ),
      { numRuns: 300 },
    );
    expect.hasAssertions();
  });
});
