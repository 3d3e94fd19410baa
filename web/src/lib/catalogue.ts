import type { Cafe, FilterCategory } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from './api.ts';
import { usePageData } from './page-data.ts';

/** The directory's areas, the default one first. The page brought them; asking again is for later changes. */
export function useAreas(): readonly string[] {
  const { areas } = usePageData();
  const { data } = useQuery({
    queryKey: ['/api/areas'],
    queryFn: ({ signal }) => apiGet<string[]>('/api/areas', { signal }),
    initialData: areas as string[],
  });
  return data;
}

export function useFilterCategories(): readonly FilterCategory[] {
  const { categories } = usePageData();
  const { data } = useQuery({
    queryKey: ['/api/filter-categories'],
    queryFn: ({ signal }) => apiGet<FilterCategory[]>('/api/filter-categories', { signal }),
    initialData: categories as FilterCategory[],
  });
  return data;
}

/** One cafe; the page that opened on it brought it along. */
export function useCafe(id: number) {
  const { cafe } = usePageData();
  return useQuery({
    queryKey: ['/api/cafes', id],
    queryFn: ({ signal }) => apiGet<Cafe>(`/api/cafes/${id}`, { signal }),
    ...(cafe?.id === id && { initialData: cafe }),
  });
}
