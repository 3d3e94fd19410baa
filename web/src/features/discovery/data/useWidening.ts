import type { FilterCategory } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import { dropCandidates, type Applied } from '../state/applied.ts';
import { fetchFacets } from './useFacets.ts';
import { askedBy } from './useCafeList.ts';

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
  const asked = candidates.map((filter) => askedBy(filter.drop(state)));
  const { data: totals } = useQuery({
    queryKey: ['/api/facets', 'totals', asked],
    queryFn: ({ signal }) =>
      Promise.all(asked.map(async (one) => (await fetchFacets(one, signal)).total)),
  });
  return candidates
    .map((filter, index) => ({ filter, count: totals?.[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_OFFERED);
}
