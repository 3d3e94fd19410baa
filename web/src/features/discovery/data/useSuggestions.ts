import type { FilterCategory } from '@cortado/contract';
import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { apiParams, type DiscoveryState } from '../../../lib/search-params.ts';
import type { ActiveFilter } from '../state/active-filters.ts';
import { relaxCandidates, relaxOthers, relaxPairs, together } from '../state/relax-candidates.ts';

export interface Suggestion {
  filter: ActiveFilter;
  /** How many cafes the list would show without it. */
  count: number;
}

const MAX_CANDIDATES = 8;
/** They make ten pairs. */
const MAX_PAIRED = 5;
const MAX_SUGGESTIONS = 3;

/** What each of some filters keeps out; undefined until all of it is known. */
function useKeptOut(
  state: DiscoveryState,
  filters: readonly ActiveFilter[],
): Suggestion[] | undefined {
  const answers = useQueries({
    queries: filters.map((filter) =>
      apiQuery('GET /api/facets', { query: apiParams(filter.remove(state)) }),
    ),
  });
  if (!answers.every(({ isSuccess }) => isSuccess)) return undefined;
  return filters.map((filter, index) => ({ filter, count: answers[index]?.data?.total ?? 0 }));
}

const finds = ({ count }: Suggestion) => count > 0;

/** Whether it is known that none of them finds anything. */
const findNothing = (suggestions: readonly Suggestion[] | undefined) =>
  suggestions?.some(finds) === false;

const mostHelpful = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestions
    .filter(finds)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_SUGGESTIONS);

/**
 * What to remove from an empty list so that it shows cafes, the most helpful first: one filter; where no single one is
 * enough, two; where two are not, all those that find nothing by themselves, and else all but one.
 */
export function useSuggestions(
  state: DiscoveryState,
  categories: readonly FilterCategory[],
): Suggestion[] {
  const all = relaxCandidates(state, categories);
  const single = useKeptOut(state, all.slice(0, MAX_CANDIDATES));
  // Removing both of two is what 'Clear all filters' does.
  const isPaired = findNothing(single) && all.length > 2;
  const pairs = useKeptOut(state, isPaired ? relaxPairs(all.slice(0, MAX_PAIRED)) : []);
  const isFar = isPaired && findNothing(pairs) && all.length > 3;
  const others = useKeptOut(state, isFar ? relaxOthers(all) : []);
  const hopeless = all.filter((_, at) => others?.[at]?.count === 0);
  const isMixed = hopeless.length > 0 && hopeless.length < all.length - 1;
  const hopeful = useKeptOut(state, isMixed ? [together(hopeless)] : []);
  if (!(single && pairs && others && hopeful)) return [];
  return mostHelpful([single, pairs, hopeful, others].find((some) => some.some(finds)) ?? []);
}
