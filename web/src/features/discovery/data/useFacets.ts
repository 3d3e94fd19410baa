import type { Facets } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api.ts';
import type { ApiParams } from '../../../lib/search-params.ts';

/** How many cafes each choice would show beside those of a query; the former counts remain meanwhile. */
export function useFacets(query: ApiParams, enabled: boolean): Facets | undefined {
  return useQuery({
    ...apiQuery('GET /api/facets', { query }),
    enabled,
    placeholderData: (previous: Facets | undefined) => previous,
  }).data;
}
