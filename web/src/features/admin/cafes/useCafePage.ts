import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '../../../lib/api.ts';
import type { ListState, useListState } from '../lists/useListState.ts';
import { pageKey, usePage } from '../lists/usePage.ts';

const ROUTE = 'GET /api/admin/cafes';
const STALE_MS = 5 * 60_000;

/** The query of the API for a state of the list. */
export const filterOf = ({ text, status }: Pick<ListState, 'text' | 'status'>) => ({
  ...(text.trim() && { q: text.trim() }),
  ...(status === 'needsLook' ? { needsLook: 'true' as const } : status !== 'all' && { status }),
});

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

/** The page of the table of cafes for a state, and how many there are of each status. */
export function useCafePage({ state, settled: text }: ReturnType<typeof useListState>) {
  const { status, sort: sortBy, page } = state;
  const filter = filterOf({ text, status });
  // The same object for the same query: rows are rendered again where it changes.
  const key = useMemo(
    () => pageKey(ROUTE, { ...filterOf({ text, status }), sortBy }, page),
    [text, status, sortBy, page],
  );
  return {
    ...usePage(ROUTE, { ...filter, sortBy }, page, STALE_MS),
    /** The key of the page in the cache. */
    key,
    filter,
    /** Of those that the search finds. */
    counts: useCounts(text),
    /** Of the whole directory. */
    total: useCounts('').data?.all,
  };
}
