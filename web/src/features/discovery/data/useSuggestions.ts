import type { FilterCategory } from '@cortado/contract';
import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { apiParams, type DiscoveryState } from '../../../lib/search-params.ts';
import type { ActiveFilter } from '../state/active-filters.ts';
import { relaxCandidates } from '../state/relax-candidates.ts';

export interface Suggestion {
  filter: ActiveFilter;
  /** How many cafes the list would show without it. */
  count: number;
}

const MAX_CANDIDATES = 8;
const MAX_SUGGESTIONS = 3;

/** The filters without which an empty list would show cafes, the most helpful first. */
export function useSuggestions(
  state: DiscoveryState,
  categories: readonly FilterCategory[],
): Suggestion[] {
  const candidates = relaxCandidates(state, categories).slice(0, MAX_CANDIDATES);
  const answers = useQueries({
    queries: candidates.map((filter) =>
      apiQuery('GET /api/facets', { query: apiParams(filter.remove(state)) }),
    ),
  });
  if (!answers.every(({ isSuccess }) => isSuccess)) return [];
  return candidates
    .map((filter, index) => ({ filter, count: answers[index]?.data?.total ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_SUGGESTIONS);
}
