import type { Understood } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import type { DiscoveryState } from '../../../lib/search-params.ts';

export const understoodQuery = (q: string) => apiQuery('GET /api/understand', { query: { q } });

/** What the typed words mean; until that is known, what the words before meant. Where it cannot be found out, words are words. */
export function useUnderstood({ q, isExact }: DiscoveryState) {
  const enabled = q !== '' && !isExact;
  const { data, isLoading, isPlaceholderData } = useQuery({
    ...understoodQuery(q),
    enabled,
    placeholderData: (before: Understood | undefined) => before,
  });
  return {
    understood: enabled ? data : undefined,
    isSettled: !enabled || !(isLoading || isPlaceholderData),
  };
}
