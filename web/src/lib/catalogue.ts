import type { PageData } from '@cortado/contract/page';
import type { Cafe, FilterCategory } from '@cortado/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { apiKey, apiQuery, call } from './api.ts';

const areasQuery = apiQuery('GET /api/areas');
const categoriesQuery = apiQuery('GET /api/filter-categories');
/** Null where the server rendered that it does not exist. */
export const cafeQuery = (id: number) => {
  const input = { params: { id } };
  return queryOptions({
    queryKey: apiKey('GET /api/cafes/{id}', input),
    queryFn: ({ signal }): Promise<Cafe | null> => call('GET /api/cafes/{id}', input, signal),
  });
};

/**
 * Puts the data that the page was rendered with in the cache.
 * @param missingId of the cafe the page is to show and that does not exist
 */
export function seedQueries(
  queries: QueryClient,
  { areas, categories, cafe }: PageData,
  missingId: number | null,
): void {
  for (const { queryKey } of [areasQuery, categoriesQuery]) {
    queries.setQueryDefaults(queryKey, { gcTime: Infinity });
  }
  queries.setQueryData<readonly string[]>(areasQuery.queryKey, areas);
  queries.setQueryData<readonly FilterCategory[]>(categoriesQuery.queryKey, categories);
  if (cafe) queries.setQueryData(cafeQuery(cafe.id).queryKey, cafe);
  if (missingId !== null) queries.setQueryData(cafeQuery(missingId).queryKey, null);
}

const NONE: readonly never[] = [];

/** The directory's areas, the default one first. */
export function useAreas(): readonly string[] {
  return useQuery(areasQuery).data ?? NONE;
}

export function useFilterCategories(): readonly FilterCategory[] {
  return useQuery(categoriesQuery).data ?? NONE;
}

const OPTIONS_STALE_MS = 300_000;

/** Every filter option with its category's name; cached for 5 minutes. */
export function useFilterOptions(enabled: boolean) {
  return useQuery({ ...apiQuery('GET /api/filter-options'), enabled, staleTime: OPTIONS_STALE_MS });
}

/** One cafe; null where the server rendered that it does not exist. */
export function useCafe(id: number, options: { enabled?: boolean } = {}) {
  return useQuery({ ...cafeQuery(id), ...options });
}

/** Prefetches a cafe. */
export function prefetchCafe(queries: QueryClient, id: number): void {
  void queries.prefetchQuery(cafeQuery(id));
}
