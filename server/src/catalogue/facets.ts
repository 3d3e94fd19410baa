import {
  MAX_FACET_AREAS,
  RATING_FILTERS,
  ratingThreshold,
  type Facets,
  type FilterCategory,
} from '@cortado/contract';
import { commonCounter, countBits, type Bits } from './bitset.ts';
import type { FilterIndex } from './filter-index.ts';
import { categoryGroup, joinGroups, type Groups } from './groups.ts';

/** Counts a segment's live cafes that each choice would leave; the contract's `facets` schema defines how. */
export function countFacets(
  groups: Groups,
  index: FilterIndex,
  live: Bits,
  categories: readonly FilterCategory[],
): Facets {
  const all = joinGroups(groups, live);
  const countInAll = commonCounter(all);
  const without = (group: string) => (groups.has(group) ? joinGroups(groups, live, group) : all);
  const counterWithout = (group: string) =>
    groups.has(group) ? commonCounter(without(group)) : countInAll;
  const options: Record<string, number> = {};
  for (const category of categories) {
    const count =
      category.name === 'features' ? countInAll : counterWithout(categoryGroup(category.name));
    for (const { id } of category.options) options[id] = count(index.option(id));
  }
  const anyArea = without('area');
  const byArea = index.areas.count(anyArea);
  const countInAnyRating = counterWithout('rating');
  const ratings = RATING_FILTERS.map((filter) => [
    filter,
    countInAnyRating(index.ratings.atLeast(ratingThreshold(filter))),
  ]);
  return {
    total: countBits(all),
    allAreas: countBits(anyArea),
    areas: index.areas.names.map((area, at) => ({ area, count: byArea[at]! })),
    options,
    ratings: Object.fromEntries(ratings) as Facets['ratings'],
    sellsCoffeeBeans: countInAll(index.beans),
  };
}

type AreaCount = Facets['areas'][number];

/** The areas with most cafes and the selected one, in the order they have. */
function mostOf(areas: AreaCount[], selected: string | null): AreaCount[] {
  if (areas.length <= MAX_FACET_AREAS) return areas;
  const most = new Set(areas.toSorted((a, b) => b.count - a.count).slice(0, MAX_FACET_AREAS));
  return areas.filter((one) => most.has(one) || one.area === selected);
}

/**
 * The sums of what several segments count.
 * @param areas the order of the areas
 * @param selected the selected area
 */
export function sumFacets(
  counted: readonly Facets[],
  areas: readonly string[],
  selected: string | null,
): Facets {
  const sum = (countOf: (facets: Facets) => number) =>
    counted.reduce((total, facets) => total + countOf(facets), 0);
  const byArea = new Map<string, number>();
  for (const facets of counted) {
    for (const { area, count } of facets.areas) byArea.set(area, (byArea.get(area) ?? 0) + count);
  }
  const options = Object.keys(counted[0]?.options ?? {});
  const ratings = RATING_FILTERS.map((filter) => [filter, sum((facets) => facets.ratings[filter])]);
  return {
    total: sum(({ total }) => total),
    allAreas: sum(({ allAreas }) => allAreas),
    areas: mostOf(
      areas.map((area) => ({ area, count: byArea.get(area) ?? 0 })),
      selected,
    ),
    options: Object.fromEntries(options.map((id) => [id, sum((facets) => facets.options[id]!)])),
    ratings: Object.fromEntries(ratings) as Facets['ratings'],
    sellsCoffeeBeans: sum(({ sellsCoffeeBeans }) => sellsCoffeeBeans),
  };
}
