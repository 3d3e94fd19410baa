import type { ListedCafe } from '@cortado/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiKey, apiQuery } from '../../../lib/api-query.ts';
import { fetchRoute } from '../../../lib/api.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { SEARCH_DEBOUNCE_MS } from '../lists/search-debounce.ts';
import type { ListState } from '../lists/useListState.ts';
import { fetchPage, pagingOf, usePage } from '../lists/usePage.ts';

const ROUTE = 'GET /api/admin/cafes';
const STALE_MS = 5 * 60_000;

type Wanted = Pick<ListState, 'text' | 'status' | 'sort'>;

/** Which cafes a state of the list shows, as the API asks for them. */
export const filterOf = ({ text, status }: Pick<Wanted, 'text' | 'status'>) => ({
  ...(text.trim() && { q: text.trim() }),
  ...(status === 'needsLook' ? { needsLook: 'true' as const } : status !== 'all' && { status }),
});

function cafePageQuery(wanted: Wanted, page: number) {
  const query = { ...filterOf(wanted), sortBy: wanted.sort };
  return queryOptions({
    queryKey: apiKey(ROUTE, { query: { ...query, ...pagingOf(page) } }),
    queryFn: ({ signal }) =>
      fetchPage<ListedCafe>(page, (paging) =>
        fetchRoute(ROUTE, { query: { ...query, ...paging } }, signal),
      ),
    staleTime: STALE_MS,
  });
}

function useCounts(text: string) {
  const query = filterOf({ text, status: 'all' });
  const { data, isLoading, failureCount } = useQuery({
    ...apiQuery('GET /api/admin/cafes/counts', { query }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
  const counts = data && { ...data, all: data.draft + data.published + data.archived };
  return { data: counts, isLoading, failureCount };
}

/** The page of the table of cafes that a state asks for, and how many there are of each status. */
export function useCafePage({ text, status, sort, page }: ListState) {
  const settled = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const wanted = { text: settled, status, sort };
  const queryOf = (one: number) => cafePageQuery(wanted, one);
  // One and the same while nothing else is asked for: rows are drawn again where it changes.
  const key = useMemo(
    () => cafePageQuery({ text: settled, status, sort }, page).queryKey,
    [settled, status, sort, page],
  );
  return {
    ...usePage(queryOf, page),
    /** What the page is kept under. */
    key,
    filter: filterOf(wanted),
    /** Of those that the search finds. */
    counts: useCounts(settled),
    /** Of the whole directory. */
    total: useCounts('').data?.all,
  };
}
