import {
  MAX_FACET_AREAS,
  RATING_FILTERS,
  ratingThreshold,
  type CafeQuery,
  type Facets,
  type FilterCategory,
} from '@cortado/contract';
import type { Part } from '../segments/segment.ts';
import { categoryGroup, groupsOf, HOURS, joinGroups, type Question } from './groups.ts';

/** What one segment counts. */
interface Counted {
  total: number;
  allAreas: number;
  areas: ReadonlyMap<string, number>;
  /** In the order of the categories' options. */
  options: number[];
  /** In the order of `RATING_FILTERS`. */
  ratings: number[];
  sellsCoffeeBeans: number;
  /** Of those that match all but `openAt`; 0 without it. */
  unknownHours: number;
}

/** Counts a segment's live cafes that each choice would leave; the contract's `facets` schema defines how. */
export function countFacets(
  part: Part,
  question: Question,
  categories: readonly FilterCategory[],
): Counted {
  const index = part.segment.filters;
  const { openAt } = question.query;
  const { groups } = groupsOf(part.segment, question);
  const all = joinGroups(groups, part);
  const countInAll = all.commonCounter();
  const without = (group: string) => (groups.has(group) ? joinGroups(groups, part, group) : all);
  const counterWithout = (group: string) =>
    groups.has(group) ? without(group).commonCounter() : countInAll;
  const options = categories.flatMap(({ name, options: choices }) => {
    const count = name === 'features' ? countInAll : counterWithout(categoryGroup(name));
    return choices.map(({ id }) => {
      const carrying = index.option(id);
      return carrying ? count(carrying) : 0;
    });
  });
  const anyArea = without('area');
  const countInAnyRating = counterWithout('rating');
  return {
    total: all.count,
    allAreas: anyArea.count,
    areas: index.areas.count(anyArea),
    options,
    ratings: RATING_FILTERS.map((filter) =>
      countInAnyRating(index.ratings.atLeast(ratingThreshold(filter))),
    ),
    sellsCoffeeBeans: countInAll(index.beans),
    unknownHours: openAt ? counterWithout(HOURS)(index.hours.at(openAt, question.now).unknown) : 0,
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
 * @param query whose `area` is counted always
 */
export function sumFacets(
  counted: readonly Counted[],
  areas: readonly string[],
  categories: readonly FilterCategory[],
  { area: selected, openAt }: CafeQuery,
): Facets {
  const sum = (countOf: (one: Counted) => number) =>
    counted.reduce((total, one) => total + countOf(one), 0);
  const byArea = new Map<string, number>();
  for (const one of counted) {
    for (const [area, count] of one.areas) byArea.set(area, (byArea.get(area) ?? 0) + count);
  }
  const ids = categories.flatMap(({ options }) => options.map(({ id }) => id));
  const ratings = RATING_FILTERS.map((filter, at) => [filter, sum((one) => one.ratings[at]!)]);
  return {
    total: sum(({ total }) => total),
    allAreas: sum(({ allAreas }) => allAreas),
    areas: mostOf(
      areas.map((area) => ({ area, count: byArea.get(area) ?? 0 })),
      selected,
    ),
    options: Object.fromEntries(ids.map((id, at) => [id, sum((one) => one.options[at]!)])),
    ratings: Object.fromEntries(ratings) as Facets['ratings'],
    sellsCoffeeBeans: sum(({ sellsCoffeeBeans }) => sellsCoffeeBeans),
    ...(openAt && { unknownHours: sum(({ unknownHours }) => unknownHours) }),
  };
}
