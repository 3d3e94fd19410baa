import { describe, expect, it } from 'vitest';
import { sortCafes } from './sort.ts';
import type { Sort } from './vocabulary.ts';

const from = { lat: 0, lng: 0 };
const cafe = (
  id: number,
  averageRating: number | null,
  totalRatings: number,
  longitude: string,
) => ({ id, averageRating, totalRatings, latitude: '0', longitude });

const cafes = [
  cafe(1, 4.5, 10, '0.03'),
  cafe(2, null, 0, '?'),
  cafe(3, 4.9, 2, '0.01'),
  cafe(4, 4.5, 80, '108'),
  cafe(5, null, 0, '89'),
];
const order = (sort: Sort) => sortCafes(cafes, sort, from).map(({ id }) => id);

describe('sorting the list', () => {
  it('keeps the order it was given when recommended', () => {
    expect(order('relevance')).toEqual([1, 2, 3, 4, 5]);
  });

  it('puts the highest rated first, the unrated last, ties as they came', () => {
    expect(order('rating')).toEqual([3, 1, 4, 2, 5]);
  });

  it('puts the most reviewed first', () => {
    expect(order('reviews')).toEqual([4, 1, 3, 2, 5]);
  });

  it('puts the nearest first and counts an unknown distance as 9999 km', () => {
    expect(order('distance')).toEqual([3, 1, 5, 2, 4]);
  });

  it('leaves what it was given alone', () => {
    order('distance');
    expect(cafes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});
