import type { PageData } from '@cortado/contract/page';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api.ts';
import { apiParams, readState } from '../../../lib/search-params.ts';
import { pageCount } from '../../../ui/page-buttons.ts';
import { withWords } from '../state/words.ts';
import { listPageQuery, toQueryString, PAGE_SIZE } from './list-page.ts';
import { understoodQuery } from '../state/useSearchState.ts';

/**
 * Puts the list that the page was rendered with in the cache, so that it is not fetched.
 * @param search the query of the page's address
 */
export function seedList(
  queries: QueryClient,
  { areas, list, understood }: PageData,
  search: string,
): void {
  if (!list) return;
  const { cafes, total, facets } = list;
  const asked = readState(search, areas);
  const state = withWords(asked, understood);
  if (understood) queries.setQueryData(understoodQuery(asked.q).queryKey, understood);
  const query = apiParams(state);
  const page = Math.min(state.page, pageCount(total, PAGE_SIZE));
  const answer = { cafes, total, page, queryString: toQueryString(query) };
  queries.setQueryData(listPageQuery(state, null).queryKey, answer);
  queries.setQueryData(apiQuery('GET /api/facets', { query }).queryKey, facets);
  // The page is the same for all: favorites are not known yet.
  if (state.favoritesOnly) void queries.invalidateQueries({ refetchType: 'none' });
}
