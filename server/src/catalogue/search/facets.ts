import {
  MAX_FACET_AREAS,
  RATING_FILTERS,
  ratingThreshold,
  type CafeQuery,
  type Facets,
  type FilterCategory,
} from '@cortado/contract';
import { NOW } from '@cortado/search/schedules/minute';
import type { Part } from '../segments/cafes.ts';
import { categoryGroup, groupsOf, HOURS, joinGroups, type Question } from './groups.ts';

/** What one segment counts. */
interface Counted {
  total: number;
  allAreas: number;
  /** In the order of the categories' options. */
  options: number[];
  /** In the order of `RATING_FILTERS`. */
  ratings: number[];
  sellsCoffeeBeans: number;
  anyTime: number;
  openNow: number;
  /** Of those that match all but `openAt`; 0 without it. */
  unknownHours: number;
}

/**
 * Counts a segment's live cafes that each choice would leave; the contract's `facets` schema defines how.
 * @param byArea the counts of areas, to which its own are added
 */
export function countFacets(
  part: Part,
  question: Question,
  categories: readonly FilterCategory[],
  byArea: Map<string, number>,
): Counted {
  const index = part.segment.index;
  const { openTime, query, now } = question;
  const { groups } = groupsOf(part.segment, question);
  const all = joinGroups(groups, part);
  const countInAll = all.commonCounter();
  const without = (group: string) => (groups.has(group) ? joinGroups(groups, part, group) : all);
  const counterWithout = (group: string) =>
    groups.has(group) ? without(group).commonCounter() : countInAll;
  const options = categories.flatMap(({ name, options: choices }) => {
    const count = name === 'features' ? countInAll : counterWithout(categoryGroup(name));
    return choices.map(({ id }) => {
      const carrying = index.option(id, question.choices);
      return carrying ? count(carrying) : 0;
    });
  });
  const anyArea = without('area');
  index.areas.count(anyArea, byArea);
  const anyTime = without(HOURS);
  const countAtAnyTime = groups.has(HOURS) ? anyTime.commonCounter() : countInAll;
  const { open, openOrUnknown } = index.hours.at(NOW, now);
  const countInAnyRating = counterWithout('rating');
  return {
    total: all.count,
    allAreas: anyArea.count,
    options,
    ratings: RATING_FILTERS.map((filter) =>
      countInAnyRating(index.ratings.atLeast(ratingThreshold(filter))),
    ),
    sellsCoffeeBeans: countInAll(index.beans),
    anyTime: anyTime.count,
    openNow: countAtAnyTime(query.unknownHours ? openOrUnknown : open),
    unknownHours: openTime ? countAtAnyTime(index.hours.at(openTime, now).unknown) : 0,
  };
}

/** The areas with most matches, the first of those that tie, and the selected one, in the order they have. */
function mostOf(
  areas: readonly string[],
  byArea: ReadonlyMap<string, number>,
  selected: string | null,
): Facets['areas'] {
  const counts = new Uint32Array(areas.length);
  for (let at = 0; at < counts.length; at++) counts[at] = byArea.get(areas[at]!) ?? 0;
  const least = counts.toSorted().at(-MAX_FACET_AREAS) ?? 0;
  let ties = MAX_FACET_AREAS - counts.reduce((sum, count) => sum + (count > least ? 1 : 0), 0);
  const most: Facets['areas'] = [];
  for (let at = 0; at < areas.length; at++) {
    const area = areas[at]!;
    const count = counts[at]!;
    const isListed = count > least || (count === least && ties-- > 0);
    if (isListed || area === selected) most.push({ area, count });
  }
  return most;
}

/**
 * The sums of what several segments count.
 * @param areas the order of the areas
 * @param byArea the counts of all segments' areas
 * @param query whose `area` is counted always
 */
export function sumFacets(
  counted: readonly Counted[],
  areas: readonly string[],
  byArea: ReadonlyMap<string, number>,
  categories: readonly FilterCategory[],
  { area: selected, openAt }: CafeQuery,
): Omit<Facets, 'unrecorded'> {
  const sum = (countOf: (one: Counted) => number) =>
    counted.reduce((total, one) => total + countOf(one), 0);
  const ids = categories.flatMap(({ options }) => options.map(({ id }) => id));
  const ratings = RATING_FILTERS.map((filter, at) => [filter, sum((one) => one.ratings[at]!)]);
  return {
    total: sum(({ total }) => total),
    allAreas: sum(({ allAreas }) => allAreas),
    areas: mostOf(areas, byArea, selected),
    options: Object.fromEntries(ids.map((id, at) => [id, sum((one) => one.options[at]!)])),
    ratings: Object.fromEntries(ratings) as Facets['ratings'],
    sellsCoffeeBeans: sum(({ sellsCoffeeBeans }) => sellsCoffeeBeans),
    open: { anyTime: sum(({ anyTime }) => anyTime), now: sum(({ openNow }) => openNow) },
    ...(openAt && { unknownHours: sum(({ unknownHours }) => unknownHours) }),
  };
}
