import type { Cafe, Sort } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { apiKey } from '../../../lib/api-query.ts';
import { call } from '../../../lib/api.ts';
import { apiParams, type ApiParams, type DiscoveryState } from '../../../lib/search-params.ts';

export interface CafeList {
  cafes: readonly Cafe[];
  total: number;
  /** The question this answers. */
  queryString: string;
  /** The one page these cafes are, as the server rendered it; null: they are the whole list. */
  page: number | null;
}

/** The page the server rendered, and the order it stands in. */
export interface InitialList extends CafeList {
  sort: Sort;
}

export function toQueryString(query: ApiParams): string {
  return new URLSearchParams(query).toString();
}

async function fetchList(query: ApiParams, signal: AbortSignal): Promise<CafeList> {
  const cafes = await call('GET /api/cafes', { query }, signal);
  return { cafes, total: cafes.length, queryString: toQueryString(query), page: null };
}

/**
 * Every cafe that matches, by relevance: the other orders are made of that without asking again. A new question shows the old answer meanwhile;
 * an overtaken one is aborted and never shown.
 * @param enabled whether the question is known to be the viewer's
 */
export function useCafeList(
  state: DiscoveryState,
  initialData: InitialList | undefined,
  enabled: boolean,
) {
  const query = apiParams(state);
  return useQuery<CafeList>({
    queryKey: apiKey('GET /api/cafes', { query }),
    queryFn: ({ signal }) => fetchList(query, signal),
    enabled,
    placeholderData: (previous: CafeList | undefined) =>
      previous ?? (initialData?.sort === state.sort ? initialData : undefined),
  });
}
