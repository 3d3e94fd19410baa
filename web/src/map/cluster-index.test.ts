import type { Bbox } from '@cortado/contract/distance';
import { describe, expect, it } from 'vitest';
import { clusterSize, ClusterIndex } from './cluster-index.ts';
import type { MapCluster, MapPlace } from './types.ts';

const BOSTON: Bbox = [-71.2, 42.2, -70.9, 42.5];
const place = (id: number, lat: number, lng: number): MapPlace => ({
  id,
  name: `Cafe ${id}`,
  label: `Cafe ${id}`,
  at: { lat, lng },
  rank: id,
});

const indexOf = (places: MapPlace[], pins: MapPlace[] = [], clusters: MapCluster[] = []) =>
  new ClusterIndex({ pins, places, clusters });
const cluster = (id: string, lat: number, lng: number, count: number): MapCluster => ({
  id,
  at: { lat, lng },
  count,
  bounds: [lng - 0.01, lat - 0.01, lng + 0.01, lat + 0.01],
});

describe('markers', () => {
  it('joins cafes that are close and leaves the others alone', () => {
    const index = indexOf([
      place(1, 42.36, -71.06),
      place(2, 42.3601, -71.0601),
      place(3, 42.3, -71.12),
    ]);
    const markers = index.markers(BOSTON, 12);
    expect(markers.map(({ kind }) => kind)).toEqual(['cluster', 'place']);
    expect(markers[0]).toMatchObject({ count: 2, firstId: 1 });
    expect([1, 2, 3].map((id) => markers[0]?.holds(id))).toEqual([true, true, false]);
  });

  it('is in the order of the list', () => {
    const index = indexOf([place(7, 42.3, -71.12), place(3, 42.4, -71.0), place(9, 42.25, -71.15)]);
    const ids = index
      .markers(BOSTON, 13)
      .map((marker) => marker.kind === 'place' && marker.place.id);
    expect(ids).toEqual([7, 3, 9]);
  });

  it('leaves out what cannot be on a map, and indexes the rest', () => {
    const index = indexOf([
      place(1, Number.NaN, -71),
      place(2, 42.36, 999),
      place(3, 42.36, -71.06),
    ]);
    expect(index.markers([-180, -90, 180, 90], 0).map(({ at }) => at)).toEqual([
      { lat: 42.36, lng: -71.06 },
    ]);
  });

  it('takes 200,000 places', () => {
    const places = Array.from({ length: 200_000 }, (_, at) =>
      place(at, 42.2 + (at % 500) * 0.0006, -71.2 + Math.floor(at / 500) * 0.00075),
    );
    const index = indexOf(places);
    const markers = index.markers(BOSTON, 8);
    const counts = markers.map((marker) => (marker.kind === 'cluster' ? marker.count : 1));
    expect(counts.reduce((sum, count) => sum + count)).toBe(200_000);
    expect(markers.filter((marker) => marker.holds(123_456))).toHaveLength(1);
  });

  it('separates cafes at one place once they no longer cluster', () => {
    const index = indexOf([place(1, 42.352, -71.042), place(2, 42.352, -71.042)]);
    expect(index.markers(BOSTON, 16)).toHaveLength(1);
    const offsets = index
      .markers(BOSTON, 17)
      .map((marker) => marker.kind === 'place' && marker.offset);
    expect(offsets).toHaveLength(2);
    expect(offsets[0]).not.toEqual(offsets[1]);
  });

  it('adds clusters of the server to what is close, in the middle of all of them', () => {
    const clusters = [cluster('12/1/1', 42.36, -71.06, 3), cluster('12/9/9', 42.3, -71.12, 40)];
    const [{ bounds: nearBounds }, { bounds: farBounds }] = clusters as [MapCluster, MapCluster];
    const index = indexOf([place(1, 42.3601, -71.0601)], [], clusters);
    const [near, far] = index.markers(BOSTON, 12);
    expect(near).toMatchObject({ kind: 'cluster', count: 4, firstId: 1, expandsAt: null });
    expect(near!.at.lat).toBeCloseTo((42.3601 + 3 * 42.36) / 4, 6);
    expect(near!.holds(1)).toBe(true);
    expect(far).toMatchObject({
      kind: 'cluster',
      count: 40,
      firstId: null,
      at: { lat: 42.3, lng: -71.12 },
      bounds: farBounds,
    });
    const [joined, ...none] = index.markers(BOSTON, 8);
    expect(none).toEqual([]);
    const [west, south] = farBounds;
    const [, , east, north] = nearBounds;
    expect(joined).toMatchObject({ count: 44, bounds: [west, south, east, north] });
  });

  it('returns pins first, whatever is around them, but not those out of the box', () => {
    const pins = [place(5, 42.36, -71.06), place(6, 42.36, -71.06), place(7, 50, 8)];
    const index = indexOf([place(1, 42.36, -71.06)], pins, [cluster('a', 42.36, -71.06, 3)]);
    expect(index.markers(BOSTON, 9).map(({ key }) => key)).toEqual([
      'place-5',
      'place-6',
      'cluster-1-4',
    ]);
  });

  it.each([
    [2, 40],
    [4, 40],
    [5, 45],
    [9, 45],
    [10, 50],
    [14, 50],
    [15, 55],
    [19, 55],
    [20, 60],
    [500, 60],
  ])('a cluster of %i is %i pixels across', (count, size) => {
    expect(clusterSize(count)).toBe(size);
  });
});
