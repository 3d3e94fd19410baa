import type { Understand } from '@cortado/contract/page';
import type { VisitorLocation } from '../../lib/location.ts';
import {
  apiParams,
  readState,
  type ApiParams,
  type DiscoveryState,
} from '../../lib/search-params.ts';
import { withWords } from './state/words.ts';

/** Cafes on one page of the list. */
export const PAGE_SIZE = 10;

export interface PageNeeds {
  cafeId?: number;
  /** The API's parameters for the painted page. */
  list?: { query: ApiParams };
  /** The typed words that it was understood from. */
  words?: string;
}

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

/**
 * What the page at this address needs, so that the server can answer it from the catalogue.
 * @param url path and query
 * @param areas the directory's areas, the default one first
 */
export function pageNeeds(
  url: string,
  areas: readonly string[],
  understand: Understand,
): PageNeeds {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const cafeId = /^\/cafe\/([1-9]\d{0,9})\/?$/.exec(path)?.[1];
  if (cafeId !== undefined) return { cafeId: Number(cafeId) };
  if (path !== '/') return {};
  const state = readState(search, areas);
  const words = state.q !== '' && !state.isExact ? state.q : undefined;
  const shown = words === undefined ? state : withWords(state, understand(words));
  return { list: { query: listQuery(shown, null) }, ...(words !== undefined && { words }) };
}
