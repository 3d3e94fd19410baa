import type { FilterCategory } from '@cortado/contract';
import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { apiParams, type DiscoveryState } from '../../../lib/search-params.ts';
import { dropCandidates, type Applied } from '../state/active-filters.ts';

export interface Widening {
  filter: Applied;
  /** How many cafes the list would show without it. */
  count: number;
}

const MOST_ASKED = 8;
const MOST_OFFERED = 3;

/** What can be dropped so that an empty list is empty no more, the most helpful first. */
export function useWidening(
  state: DiscoveryState,
  categories: readonly FilterCategory[],
): Widening[] {
  const candidates = dropCandidates(state, categories).slice(0, MOST_ASKED);
  const answers = useQueries({
    queries: candidates.map((filter) =>
      apiQuery('GET /api/facets', { query: apiParams(filter.drop(state)) }),
    ),
  });
  if (!answers.every(({ isSuccess }) => isSuccess)) return [];
  return candidates
    .map((filter, index) => ({ filter, count: answers[index]?.data?.total ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_OFFERED);
}
