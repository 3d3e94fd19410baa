import type { CafeQuery } from '@cortado/contract';
import { nearOf } from '@cortado/search/places/near';
import type { Sorting } from '@cortado/search/ranking/first-positions';
import { sortByScore, type TextMatches } from '@cortado/search/text/text-matches';
import type { FilterIndex } from '../filters/filter-index.ts';

/** How a query has a segment's matches sorted. */
export function sortingOf(
  { sortBy, origin }: CafeQuery,
  { ratings, places }: FilterIndex,
  text: TextMatches | null,
): Sorting {
  const byText: Sorting = text ? sortByScore(text) : { keys: [] };
  switch (sortBy) {
    case 'relevance':
      return byText;
    case 'rating':
      return {
        keys: [ratings.byStars, ...byText.keys],
        blockMinimums: ratings.minStarsByBlock,
      };
    case 'reviews':
      return {
        keys: [ratings.byCount, ...byText.keys],
        blockMinimums: ratings.minCountByBlock,
      };
    case 'distance':
      return {
        keys: [places.byDistance(origin), ...byText.keys],
        narrow: (set, limit) => nearOf(set, places, origin, limit),
      };
  }
}
