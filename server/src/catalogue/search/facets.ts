import {
  MAX_FACET_AREAS,
  RATING_FILTERS,
  ratingThreshold,
  type CafeQuery,
  type Facets,
} from '@cortado/contract';
import type { TextCounts } from '@cortado/search/filters/text-counts';
import { countFacets, type Facet } from '@cortado/search/questions/facets';
import { NOW, type Minute } from '@cortado/search/schedules/minute';
import type { CafePresenter } from '../cafe-presenter.ts';
import type { Documents } from '../documents/documents.ts';
import { ALL_NEEDED } from '../filters/filter-choices.ts';
import { withStars, type FilterIndex } from '../filters/filter-index.ts';
import { openTimeOf } from '../hours/minute.ts';
import type { Part } from '../segments/cafes.ts';
import { categoryFilter, factFilters, factsFor, HOURS, type CafeQuestion } from './question.ts';

/** Counts the cafes that each choice would leave; the contract's `facets` schema defines how. */
export function facetsOf(
  parts: readonly Part[],
  question: CafeQuestion,
  query: CafeQuery,
  { categories, choices }: CafePresenter,
  areaCounts: TextCounts,
  now: Minute,
): Omit<Facets, 'unrecorded'> {
  const { area: selected, openAt, unknownHours } = query;
  const facts = factsFor(query);
  const time = openAt === null ? null : openTimeOf(openAt);
  const openSets = (index: FilterIndex) => {
    const { schedules } = facts(index);
    const { open, openOrUnknown } = schedules.at(NOW, now);
    return [
      unknownHours ? openOrUnknown : open,
      time ? schedules.at(time, now).unknown : undefined,
    ];
  };
  const confirmed = [...factFilters({ ...query, confirmed: true }, choices, now)];
  const facets: Facet<Documents, FilterIndex>[] = [
    { filter: null, sets: (index) => [facts(index).beans] },
    { filter: null, more: confirmed },
    { filter: 'area', texts: ({ areas }) => areas },
    {
      filter: 'rating',
      sets: (index) => RATING_FILTERS.map((filter) => withStars(index, ratingThreshold(filter))),
    },
    { filter: HOURS, sets: openSets },
    ...categories.map(({ name, options }): Facet<Documents, FilterIndex> => ({
      filter: name === ALL_NEEDED ? null : categoryFilter(name),
      sets: (index) => options.map(({ id }) => facts(index).options.with(id, choices)),
    })),
  ];
  const [all, confirmedOnly, areas, ratings, hours, ...byCategory] = countFacets(
    parts,
    question,
    facets,
  );
  const byId = categories.flatMap(({ options }, at) =>
    options.map(({ id }, choice) => [id, byCategory[at]!.choices[choice]!] as const),
  );
  const byStars = RATING_FILTERS.map((filter, at) => [filter, ratings!.choices[at]!] as const);
  const most = areaCounts.mostOf(areas!.byText, MAX_FACET_AREAS, selected);
  return {
    total: all!.total,
    allAreas: areas!.total,
    areas: most.map(({ text: area, count }) => ({ area, count })),
    options: Object.fromEntries(byId),
    ratings: Object.fromEntries(byStars) as Facets['ratings'],
    sellsCoffeeBeans: all!.choices[0]!,
    confirmed: confirmedOnly!.total,
    open: { anyTime: hours!.total, now: hours!.choices[0]! },
    ...(openAt && { unknownHours: hours!.choices[1]! }),
  };
}
