import type { Facets } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from '../../../lib/api.ts';

/** @param asked the API's parameters, as a query string */
export function fetchFacets(asked: string, signal: AbortSignal): Promise<Facets> {
  return apiGet<Facets>(asked ? `/api/facets?${asked}` : '/api/facets', { signal });
}

/** How many cafes each choice would show beside `asked`; the former counts stand in meanwhile. */
export function useFacets(
  asked: string,
  rendered: Facets | undefined,
  enabled: boolean,
): Facets | undefined {
  return useQuery<Facets>({
    queryKey: ['/api/facets', asked],
    queryFn: ({ signal }) => fetchFacets(asked, signal),
    enabled,
    placeholderData: (previous: Facets | undefined) => previous ?? rendered,
  }).data;
}
