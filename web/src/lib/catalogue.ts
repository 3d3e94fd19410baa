import type { Cafe, FilterCategory, FilterOption } from '@cortado/contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { apiGet } from './api.ts';
import type { PageData } from '@cortado/contract/page';

const AREAS = '/api/areas';
const CATEGORIES = '/api/filter-categories';
const OPTIONS = '/api/filter-options';
/** What every page brings along. */
export const PAGE_KEYS = [AREAS, CATEGORIES] as const;

const cafeKey = (id: number) => ['/api/cafes', id] as const;

/**
 * Puts in what the page brought along: asking again is for later changes.
 * @param missingId of the cafe the page is to show and that does not exist
 */
export function seedQueries(
  queries: QueryClient,
  { areas, categories, cafe }: PageData,
  missingId: number | null,
): void {
  for (const key of PAGE_KEYS) queries.setQueryDefaults([key], { gcTime: Infinity });
  queries.setQueryData([AREAS], areas);
  queries.setQueryData([CATEGORIES], categories);
  if (cafe) queries.setQueryData(cafeKey(cafe.id), cafe);
  if (missingId !== null) queries.setQueryData(cafeKey(missingId), null);
}

const NONE: readonly never[] = [];

/** The directory's areas, the default one first. */
export function useAreas(): readonly string[] {
  const { data = NONE } = useQuery({
    queryKey: [AREAS],
    queryFn: ({ signal }) => apiGet<string[]>(AREAS, { signal }),
  });
  return data;
}

export function useFilterCategories(): readonly FilterCategory[] {
  const { data = NONE } = useQuery({
    queryKey: [CATEGORIES],
    queryFn: ({ signal }) => apiGet<FilterCategory[]>(CATEGORIES, { signal }),
  });
  return data;
}

const OPTIONS_STALE_MS = 300_000;

/** Every filter option with its category's name; kept for 5 minutes. */
export function useFilterOptions(enabled: boolean) {
  return useQuery({
    queryKey: [OPTIONS],
    queryFn: ({ signal }) => apiGet<FilterOption[]>(OPTIONS, { signal }),
    enabled,
    staleTime: OPTIONS_STALE_MS,
  });
}

/** One cafe; null where the page it came with found none. */
export function useCafe(id: number) {
  return useQuery<Cafe | null>({
    queryKey: cafeKey(id),
    queryFn: ({ signal }) => apiGet<Cafe>(`/api/cafes/${id}`, { signal }),
  });
}
