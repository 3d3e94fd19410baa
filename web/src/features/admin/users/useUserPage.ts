import type { AdminUser } from '@cortado/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiKey } from '../../../lib/api-query.ts';
import { fetchRoute } from '../../../lib/api.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { SEARCH_DEBOUNCE_MS } from '../lists/search-debounce.ts';
import type { ListState } from '../lists/useListState.ts';
import { fetchPage, pagingOf, usePage } from '../lists/usePage.ts';

const ROUTE = 'GET /api/admin/users';

function userPageQuery(q: string, page: number) {
  const query = q ? { q } : {};
  return queryOptions({
    queryKey: apiKey(ROUTE, { query: { ...query, ...pagingOf(page) } }),
    queryFn: ({ signal }) =>
      fetchPage<AdminUser>(page, (paging) =>
        fetchRoute(ROUTE, { query: { ...query, ...paging } }, signal),
      ),
    staleTime: 0,
  });
}

/** The page of the table of users that a state asks for. */
export function useUserPage({ text, page }: ListState) {
  const q = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE_MS);
  return usePage((one) => userPageQuery(q, one), page);
}
