import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiKey } from '../../../lib/api-query.ts';
import { call } from '../../../lib/api.ts';
import { apiParams } from '../../../lib/search-params.ts';
import { toQueryString } from '../data/list-page.ts';
import { useDiscovery } from '../discovery-context.ts';
import { listedCafe, type ListedCafe } from '../list/listed-cafe.ts';

interface Matches {
  entries: readonly ListedCafe[];
  /** The question they answer; null before the first answer. */
  queryString: string | null;
}

/** Every cafe that matches; those of the question before until they are there. */
export function useMatches(): Matches {
  const { state, location, isSettled } = useDiscovery();
  const query = apiParams(state);
  const { data } = useQuery({
    queryKey: apiKey('GET /api/cafes', { query }),
    queryFn: async ({ signal }) => ({
      cafes: await call('GET /api/cafes', { query }, signal),
      queryString: toQueryString(query),
    }),
    enabled: isSettled,
    placeholderData: (previous) => previous,
  });
  return useMemo(
    () => ({
      entries: data?.cafes.map((cafe) => listedCafe(cafe, location)) ?? [],
      queryString: data?.queryString ?? null,
    }),
    [data, location],
  );
}
