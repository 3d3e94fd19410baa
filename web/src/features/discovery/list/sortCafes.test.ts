import type { Cafe, Sort } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { sortCafes, type ListedCafe } from './sortCafes.ts';

const entry = (
  id: number,
  averageRating: number | null,
  totalRatings: number,
  distanceKm: number | null,
): ListedCafe => ({ cafe: { id, averageRating, totalRatings } as Cafe, distanceKm });

const entries = [
  entry(1, 4.5, 10, 3),
  entry(2, null, 0, null),
  entry(3, 4.9, 2, 1),
  entry(4, 4.5, 80, 12_000),
];
const order = (sort: Sort) => sortCafes(entries, sort).map(({ cafe }) => cafe.id);

describe('sorting the list', () => {
  it("keeps the server's order when recommended", () => {
    expect(order('relevance')).toEqual([1, 2, 3, 4]);
  });

  it('puts the highest rated first, the unrated last, ties as they came', () => {
    expect(order('rating')).toEqual([3, 1, 4, 2]);
  });

  it('puts the most reviewed first', () => {
    expect(order('reviews')).toEqual([4, 1, 3, 2]);
  });

  it('puts the nearest first and counts an unknown distance as 9999', () => {
    expect(order('distance')).toEqual([3, 1, 2, 4]);
  });

  it('leaves what it was given alone', () => {
    order('distance');
    expect(entries.map(({ cafe }) => cafe.id)).toEqual([1, 2, 3, 4]);
  });
});
