import type { CafeQuery } from '@cortado/contract';
import { BoxGroup } from '@cortado/search/places/box-group';
import { nearOf } from '@cortado/search/places/near';
import type { Spreading } from '@cortado/search/pages/spread-groups';
import type { Filter, Question } from '@cortado/search/questions/question';
import type { Sorting } from '@cortado/search/ranking/first-positions';
import type { Minute } from '@cortado/search/schedules/minute';
import { BitGroup, joinSets } from '@cortado/search/sets/group';
import { tokenize } from '@cortado/search/text/fold';
import { sortByScore, type TextMatches } from '@cortado/search/text/text-matches';
import { toTextQuestion } from '@cortado/search/text/text-search';
import type { Document, Documents } from '../documents/documents.ts';
import type { FactSets } from '../filters/confirmed-sets.ts';
import { ALL_NEEDED, type FilterChoices, type Label } from '../filters/filter-choices.ts';
import { withStars, type FilterIndex } from '../filters/filter-index.ts';
import { openTimeOf } from '../hours/minute.ts';
import { SYNONYMS } from '../synonyms.ts';
import type { FavoriteIds } from '../types.ts';

export type CafeQuestion = Question<Documents, FilterIndex, Label>;

/** The name of the filter of a category. */
export const categoryFilter = (category: string): string => `category ${category}`;

/** The name of the filter by when cafes are open. */
export const HOURS = 'hours';

const NO_FAVORITES: FavoriteIds = new Set();

/** What a query filters by: all facts, or those that are confirmed. */
export const factsFor =
  ({ confirmed }: CafeQuery) =>
  (index: FilterIndex): FactSets =>
    confirmed ? index.confirmed : index;

/** The filters by facts that may be confirmed or not. */
export function* factFilters(
  query: CafeQuery,
  choices: FilterChoices,
  now: Minute,
): Generator<Filter<Documents, FilterIndex>> {
  const { priceLevel, openAt } = query;
  const facts = factsFor(query);
  if (query.confirmed)
    yield { name: 'confirmed', group: ({ index }) => new BitGroup(index.confirmed.any(choices)) };
  if (priceLevel !== null)
    yield { name: 'price', group: ({ index, pool }) => joinSets([facts(index).prices.get(priceLevel)], 'any', pool) }; // prettier-ignore
  if (query.sellsCoffeeBeans)
    yield { name: 'beans', orNamed: true, group: ({ index }) => new BitGroup(facts(index).beans) };
  if (openAt !== null) {
    const time = openTimeOf(openAt);
    const group: Filter<Documents, FilterIndex>['group'] = ({ index }) => {
      const { open, openOrUnknown } = facts(index).schedules.at(time, now);
      return new BitGroup(query.unknownHours ? openOrUnknown : open);
    };
    yield { name: HOURS, group };
  }
  for (const [category, values] of Object.entries(query.options)) {
    const ids = values.map((value) => choices.idOf(category, value));
    const join = category === ALL_NEEDED ? 'all' : 'any';
    const group: Filter<Documents, FilterIndex>['group'] = ({ index, pool }) =>
      joinSets(
        ids.map((id) => (id === undefined ? undefined : facts(index).options.with(id, choices))),
        join,
        pool,
      );
    yield { name: categoryFilter(category), orNamed: true, group };
  }
}

/** The filters of a query, in the order in which they are joined: the box may have to go through all that the others leave. */
function* filtersOf(
  query: CafeQuery,
  favorites: FavoriteIds | undefined,
  choices: FilterChoices,
  now: Minute,
): Generator<Filter<Documents, FilterIndex>> {
  const { area, minRating, bbox } = query;
  if (area !== null)
    yield { name: 'area', orNamed: true, group: ({ index }) => index.areas.with(area) };
  if (minRating > 0)
    yield { name: 'rating', group: ({ index }) => new BitGroup(withStars(index, minRating)) };
  if (query.favoritesOnly)
    yield { name: 'favorites', group: (segment) => segment.withIds(favorites ?? NO_FAVORITES) };
  yield* factFilters(query, choices, now);
  if (bbox) yield { name: 'box', group: ({ index }) => new BoxGroup(index.places, bbox) };
}

/** What a query sorts a segment's matches by before the default order. */
function sortingOf(
  { sortBy, origin }: CafeQuery,
  { stars, ratingCounts, places }: FilterIndex,
  text: TextMatches | null,
): Sorting {
  const byText: Sorting = text ? sortByScore(text) : { keys: [] };
  const then = ({ keys, ...bounds }: Sorting) => ({ ...bounds, keys: [...keys, ...byText.keys] });
  switch (sortBy) {
    case 'relevance':
      return byText;
    case 'rating':
      return then(stars.sorting);
    case 'reviews':
      return then(ratingCounts.sorting);
    case 'distance':
      return {
        keys: [places.byDistance(origin), ...byText.keys],
        narrow: (set, limit) => nearOf(set, places, origin, limit),
      };
  }
}

/** Branches of a name are spread among those with the same rating: a better one comes first in any case. */
const BRANCHES: Spreading<Document> = {
  groupOf: ({ documents, position }) => documents.chains[position]!,
  tie: (a, b) =>
    a.documents.ratingCounts[a.position] === b.documents.ratingCounts[b.position] &&
    a.documents.ratingSums[a.position] === b.documents.ratingSums[b.position],
};

/** A query made ready for any number of segments. In the default order, the branches of a name are spread. */
export function toQuestion(
  query: CafeQuery,
  favorites: FavoriteIds | undefined,
  choices: FilterChoices,
  now: Minute,
): CafeQuestion {
  const { openAt, sortBy } = query;
  const text = toTextQuestion(query.q, choices.labels, SYNONYMS);
  const facts = factsFor(query);
  const sets = (index: FilterIndex) => {
    const { open, unknown } = facts(index).schedules.at(openTimeOf(openAt!), now);
    return { certain: open, unknown };
  };
  return {
    text,
    carrying: ({ beans, options }, label) =>
      label === 'beans' ? beans : options.with(label, choices),
    filters: [...filtersOf(query, favorites, choices, now)],
    named: tokenize(query.named),
    areNamedFirst: sortBy === 'relevance',
    uncertain: openAt === null ? null : { name: HOURS, sets },
    sorting: (index, matches) => sortingOf(query, index, matches),
    spreading: sortBy === 'relevance' && text === null ? BRANCHES : null,
  };
}
