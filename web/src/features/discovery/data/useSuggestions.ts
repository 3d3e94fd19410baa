import type { FilterCategory } from '@cortado/contract';
import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { apiParams, type DiscoveryState } from '../../../lib/search-params.ts';
import type { ActiveFilter } from '../state/active-filters.ts';
import { relaxCandidates, relaxPairs } from '../state/relax-candidates.ts';

export interface Suggestion {
  filter: ActiveFilter;
  /** How many cafes the list would show without it. */
  count: number;
}

const MAX_CANDIDATES = 8;
/** They make ten pairs. */
const MAX_PAIRED = 5;
const MAX_SUGGESTIONS = 3;

/** What each of some filters keeps out, the most first; undefined until all of it is known. */
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
  return filters
    .map((filter, index) => ({ filter, count: answers[index]?.data?.total ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_SUGGESTIONS);
}

/**
 * The filters without which an empty list would show cafes, the most helpful first; two at a time where no single one
 * is enough.
 */
export function useSuggestions(
  state: DiscoveryState,
  categories: readonly FilterCategory[],
): Suggestion[] {
  const candidates = relaxCandidates(state, categories).slice(0, MAX_CANDIDATES);
  const single = useKeptOut(state, candidates);
  // Removing both of two is what 'Clear all filters' does.
  const isPaired = single?.length === 0 && candidates.length > 2;
  const pairs = useKeptOut(state, isPaired ? relaxPairs(candidates.slice(0, MAX_PAIRED)) : []);
  return (isPaired ? pairs : single) ?? [];
}
