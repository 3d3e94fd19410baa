import { describe, expect, it } from 'vitest';
import { boundsOf } from './bounds.ts';
import { clusterSize, MarkIndex } from './cluster-index.ts';
import type { Box, MapPlace } from './types.ts';

const BOSTON: Box = [-71.2, 42.2, -70.9, 42.5];
const place = (id: number, latitude: number, longitude: number): MapPlace => ({
  id,
  name: `Cafe ${id}`,
  latitude,
  longitude,
  rank: id,
});

describe('marks', () => {
  it('joins cafes that are close and leaves the others alone', () => {
    const index = new MarkIndex([
      place(1, 42.36, -71.06),
      place(2, 42.3601, -71.0601),
      place(3, 42.3, -71.12),
    ]);
    const marks = index.marks(BOSTON, 12);
    expect(marks.map(({ kind }) => kind)).toEqual(['cluster', 'place']);
    expect(marks[0]).toMatchObject({ count: 2, firstId: 1 });
    expect([1, 2, 3].map((id) => marks[0]?.holds(id))).toEqual([true, true, false]);
  });

  it('stands in the order of the list', () => {
    const index = new MarkIndex([
      place(7, 42.3, -71.12),
      place(3, 42.4, -71.0),
      place(9, 42.25, -71.15),
    ]);
    const ids = index.marks(BOSTON, 13).map((mark) => mark.kind === 'place' && mark.place.id);
    expect(ids).toEqual([7, 3, 9]);
  });

  it('leaves out what cannot be on a map, and keeps the rest', () => {
    const index = new MarkIndex([
      place(1, Number.NaN, -71),
      place(2, 42.36, 999),
      place(3, 42.36, -71.06),
    ]);
    expect(index.points).toEqual([{ lat: 42.36, lng: -71.06 }]);
  });

  it('takes 200,000 places', () => {
    const places = Array.from({ length: 200_000 }, (_, at) =>
      place(at, 42.2 + (at % 500) * 0.0006, -71.2 + Math.floor(at / 500) * 0.00075),
    );
    const index = new MarkIndex(places);
    const marks = index.marks(BOSTON, 9);
    const counts = marks.map((mark) => (mark.kind === 'cluster' ? mark.count : 1));
    expect(counts.reduce((sum, count) => sum + count)).toBe(200_000);
    expect(marks.filter((mark) => mark.holds(123_456))).toHaveLength(1);
    const [west, south, east, north] = boundsOf(index.points);
    expect([west, south]).toEqual([-71.2, 42.2]);
    expect(east).toBeCloseTo(-71.2 + 399 * 0.00075);
    expect(north).toBeCloseTo(42.2 + 499 * 0.0006);
  });

  it('keeps cafes at one place apart once they no longer cluster', () => {
    const index = new MarkIndex([place(1, 42.352, -71.042), place(2, 42.352, -71.042)]);
    expect(index.marks(BOSTON, 16)).toHaveLength(1);
    const nudges = index.marks(BOSTON, 17).map((mark) => mark.kind === 'place' && mark.nudge);
    expect(nudges).toHaveLength(2);
    expect(nudges[0]).not.toEqual(nudges[1]);
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
