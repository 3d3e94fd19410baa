import {
  RATING_FILTERS,
  ratingThreshold,
  type Facets,
  type FilterCategory,
} from '@cortado/contract';
import { countBits, countCommon } from './bitset.ts';
import type { FilterIndex } from './filter-index.ts';
import { categoryGroup, joinGroups, type Groups } from './groups.ts';

/** Counts the cafes that each choice would leave; the contract's `facets` schema defines how. */
export function countFacets(
  groups: Groups,
  index: FilterIndex,
  size: number,
  categories: readonly FilterCategory[],
): Facets {
  const all = joinGroups(groups, size);
  const without = (group: string) => (groups.has(group) ? joinGroups(groups, size, group) : all);
  const options: Record<string, number> = {};
  for (const category of categories) {
    const rest = category.name === 'features' ? all : without(categoryGroup(category.name));
    for (const { id } of category.options) options[id] = countCommon(rest, index.option(id));
  }
  const anyArea = without('area');
  const byArea = index.areas.count(anyArea);
  const anyRating = without('rating');
  const ratings = RATING_FILTERS.map((filter) => [
    filter,
    countCommon(anyRating, index.ratings.atLeast(ratingThreshold(filter))),
  ]);
  return {
    total: countBits(all),
    allAreas: countBits(anyArea),
    areas: index.areas.names.map((area, at) => ({ area, count: byArea[at]! })),
    options,
    ratings: Object.fromEntries(ratings) as Facets['ratings'],
    sellsCoffeeBeans: countCommon(all, index.beans),
  };
}
