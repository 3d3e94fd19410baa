import type { VisitorLocation } from '../../../lib/location.ts';
import { apiParams, type ApiParams, type DiscoveryState } from '../../../lib/search-params.ts';

/** Cafes on one page of the list. */
export const PAGE_SIZE = 10;

/**
 * The API's parameters for one page of the list.
 * @param from what a list by distance is ordered from; the server measures from central Boston by itself
 */
export function listQuery(state: DiscoveryState, from: VisitorLocation | null): ApiParams {
  const { sort, page } = state;
  const isFrom = sort === 'distance' && from && !from.isFallback;
  return {
    ...apiParams(state),
    ...(sort !== 'relevance' && { sortBy: sort }),
    ...(isFrom && { lat: String(from.lat), lng: String(from.lng) }),
    limit: String(PAGE_SIZE),
    offset: String((page - 1) * PAGE_SIZE),
  };
}
