import { describe, expect, it } from 'vitest';
import { clusterSize, MarkIndex } from './marks.ts';
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
    expect(marks[0]).toMatchObject({ count: 2, ids: [1, 2] });
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
