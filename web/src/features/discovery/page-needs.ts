import { apiParams, readState } from '../../lib/search-params.ts';

/** Cafes on one page of the list. */
export const PAGE_SIZE = 10;

export interface PageNeeds {
  cafeId?: number;
  list?: {
    /** The API's parameters for the painted page. */
    query: Record<string, string>;
    /** From 1. */
    page: number;
  };
}

/**
 * What the page at this address needs, so that the server can answer it from the catalogue.
 * @param url path and query
 * @param areas the directory's areas, the default one first
 */
export function pageNeeds(url: string, areas: readonly string[]): PageNeeds {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const cafeId = /^\/cafe\/([1-9]\d{0,9})\/?$/.exec(path)?.[1];
  if (cafeId !== undefined) return { cafeId: Number(cafeId) };
  if (path !== '/') return {};
  const state = readState(search, areas);
  const query = {
    ...apiParams(state),
    ...(state.sort !== 'relevance' && { sortBy: state.sort }),
    limit: String(PAGE_SIZE),
    offset: String((state.page - 1) * PAGE_SIZE),
  };
  return { list: { query, page: state.page } };
}
