import type { Cafe } from '@cortado/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiKey, fetchRoute } from '../../../lib/api.ts';
import type { VisitorLocation } from '../../../lib/location.ts';
import { apiParams, type ApiParams, type DiscoveryState } from '../../../lib/search-params.ts';
import { pageCount } from '../../../ui/page-buttons.ts';

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

/** One page of cafes, in order, and the query it answers. */
export interface ListPage {
  cafes: readonly Cafe[];
  /** On all pages. */
  total: number;
  /** From 1; the last one where the address names a later one. */
  page: number;
  /** What was searched for: order and page left out. */
  queryString: string;
}

export function toQueryString(query: ApiParams): string {
  return new URLSearchParams(query).toString();
}

async function fetchCafes(query: ApiParams, signal: AbortSignal) {
  const response = await fetchRoute('GET /api/cafes', { query }, signal);
  const total = Number(response.headers.get('x-total-count'));
  return { total, cafes: (await response.json()) as Cafe[] };
}

async function fetchPage(
  state: DiscoveryState,
  from: VisitorLocation | null,
  signal: AbortSignal,
): Promise<ListPage> {
  const { total, cafes } = await fetchCafes(listQuery(state, from), signal);
  const page = Math.min(state.page, pageCount(total, PAGE_SIZE));
  // Past the end there is nothing: the last page is shown instead.
  if (page < state.page) return fetchPage({ ...state, page }, from, signal);
  return { cafes, total, page, queryString: toQueryString(apiParams(state)) };
}

/** @param from where the visitor is; null on the server */
export function listPageQuery(state: DiscoveryState, from: VisitorLocation | null) {
  return queryOptions({
    queryKey: apiKey('GET /api/cafes', { query: listQuery(state, from) }),
    queryFn: ({ signal }) => fetchPage(state, from, signal),
  });
}
