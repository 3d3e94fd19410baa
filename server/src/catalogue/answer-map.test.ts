import { parseCafeQuery, type Bbox } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { viewKey } from './answer-map.ts';
import { CAFES } from './segments/cafes.ts';
import { Compaction } from '@cortado/search/segments/compaction';
import { buildSnapshot, replaceCafes } from './snapshot.ts';
import { testCafe } from './testing/cafe.ts';

/** Cafes all over the world, some degrees apart. */
const cafes = Array.from({ length: 2000 }, (_, at) =>
  testCafe(at + 1, `Cafe ${at}`, {
    latitude: -60 + (at % 40) * 3.1,
    longitude: -179.5 + Math.floor(at / 40) * 7.2,
  }),
);
const snapshot = buildSnapshot({ cafes, categories: [] }, 1);
const WORLD: Bbox = [-180, -90, 180, 90];

const map = (view: Bbox | null, zoom: number | null, raw: Record<string, string> = {}) =>
  snapshot.map({ cafes: parseCafeQuery(raw), view, zoom });

describe('the map of many cafes', () => {
  it.each([
    [WORLD, 20],
    [WORLD, null],
    [null, null],
    [null, 22],
    [WORLD, 0],
  ] as const)(
    'has all of them in at most 400 places and clusters, for %o at zoom %o',
    (view, zoom) => {
      const { isComplete, places, clusters, total } = map(view, zoom);
      const inClusters = clusters.reduce((sum, { count }) => sum + count, 0);
      expect([isComplete, places.length + inClusters]).toEqual([false, total]);
      expect(places.length + clusters.length).toBeLessThanOrEqual(400);
      expect(places.length + clusters.length).toBeGreaterThan(30);
    },
  );

  it('has the same clusters while the view moves', () => {
    const before = new Map(map([-20, -20, 40, 40], 2.9).clusters.map((one) => [one.id, one]));
    const after = map([-10, -25, 50, 35], 2.1).clusters.filter(({ id }) => before.has(id));
    expect(after.length).toBeGreaterThan(10);
    for (const cluster of after) expect(cluster).toEqual(before.get(cluster.id));
  });

  it('sees both sides of the 180th meridian at once', () => {
    const { places, clusters } = map([170, -10, -170, 10], 6);
    const longitudes = [...places, ...clusters].map(({ longitude }) => Math.round(longitude));
    expect(new Set(longitudes)).toEqual(new Set([173, -179, -172]));
  });

  it('answers views of the same cells alike, and keys them alike', () => {
    const [a, b] = [{ view: [1, 1, 50, 50], zoom: 3.2 }, { view: [2, 2, 49, 49], zoom: 3.9 }] as const; // prettier-ignore
    expect(viewKey(a)).toBe(viewKey(b));
    expect(map(a.view, a.zoom)).toEqual(map(b.view, b.zoom));
    expect(viewKey({ ...a, zoom: 4 })).not.toBe(viewKey(a));
  });

  it('gives the bounds of all matches, in view or not, in a box across the 180th meridian if that is smaller', () => {
    const { bounds } = map([0, 0, 1, 1], 10);
    expect(bounds).toEqual([-179.5, -60, 173.3, 60.9].map((n) => expect.closeTo(n, 4)));
    const pacific = map(null, null, { bbox: '160,-90,-150,90' });
    expect(pacific.bounds?.[0]).toBeCloseTo(166.1, 4);
    expect(pacific.bounds?.[2]).toBeCloseTo(-150.7, 4);
  });

  it('follows changes and compactions, and answers each question and member alone', () => {
    const data = { cafes: cafes.slice(0, 40), categories: [] };
    const before = buildSnapshot(data, 1);
    const ids = (of: typeof before, raw: Record<string, string>, favorites?: Set<number>) => {
      const query = { cafes: parseCafeQuery(raw), view: null, zoom: null };
      return of
        .map(query, favorites)
        .places.map(({ id }) => id)
        .toSorted((a, b) => a - b);
    };
    expect(ids(before, {})).toHaveLength(40);
    const after = replaceCafes(before, new Map([[7, null]]));
    expect(ids(after, {})).not.toContain(7);
    const compaction = new Compaction(CAFES, after.parts);
    while (!compaction.step());
    expect(compaction.applyTo(after)).toBe(true);
    expect(ids(after, {})).toHaveLength(39);
    expect(ids(after, { q: 'cafe 3' }).length).toBeLessThan(39);
    const favoritesOnly = { favoritesOnly: 'true' };
    expect(ids(after, favoritesOnly, new Set([1, 2]))).toEqual([1, 2]);
    expect(ids(after, favoritesOnly, new Set([3]))).toEqual([3]);
  });

  it('names places as they are called', () => {
    const names = ['A","description":"b', 'Łódź \\" 咖啡', ''];
    const few = names.map((name, at) => testCafe(at + 1, name, { description: name }));
    const { places } = buildSnapshot({ cafes: few, categories: [] }, 1).map({
      cafes: parseCafeQuery({}),
      view: null,
      zoom: null,
    });
    expect(new Map(places.map(({ id, name }) => [id, name]))).toEqual(
      new Map(names.map((name, at) => [at + 1, name])),
    );
  });

  it('has every match as a place where they are few, in view or not', () => {
    const few = map([0, 0, 1, 1], 10, { q: 'cafe 77' });
    expect(few).toMatchObject({ isComplete: true, clusters: [] });
    expect(few.places.length).toBe(few.total);
    expect(few.total).toBeGreaterThan(10);
    expect(map(null, null, { q: 'nothing' })).toEqual({
      total: 0,
      bounds: null,
      isComplete: true,
      places: [],
      clusters: [],
    });
  });
});
