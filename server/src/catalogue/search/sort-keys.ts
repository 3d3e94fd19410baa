import type { CafeQuery } from '@cortado/contract';
import type { FilterIndex } from '../filters/filter-index.ts';
import type { Keys } from '@cortado/search/ranking/keys';
import type { TextMatches } from '@cortado/search/text/text-matches';

/** By how well the text matches, best first. */
const scoreKeys =
  (text: TextMatches): Keys =>
  (positions, count, keys) => {
    for (let at = 0; at < count; at++) keys[at] = -text.scoreAt(positions[at]!);
  };

/** What a segment's matches are sorted by before the default order, which is that of positions. */
export function sortKeys(
  { sortBy, origin }: CafeQuery,
  { ratings, places }: FilterIndex,
  text: TextMatches | null,
): Keys[] {
  const byText = text ? [scoreKeys(text)] : [];
  switch (sortBy) {
    case 'relevance':
      return byText;
    case 'rating':
      return [ratings.byStars, ...byText];
    case 'reviews':
      return [ratings.byCount, ...byText];
    case 'distance':
      return [places.byDistance(origin), ...byText];
  }
}
