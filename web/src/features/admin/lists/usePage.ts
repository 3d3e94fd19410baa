import type { Answer, CallInput } from '@cortado/contract';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { apiKey, type CallArgs, fetchRoute } from '../../../lib/api.ts';
import { pageCount } from '../../../ui/page-buttons.ts';

export const PAGE_SIZE = 100;

type PagedRoute = 'GET /api/admin/cafes' | 'GET /api/admin/suggestions' | 'GET /api/admin/users';
type Filter<R extends PagedRoute> =
  CallInput<R> extends { query?: infer Query } ? NonNullable<Query> : never;

/** One page of a list, and how many rows there are on all of them. */
export interface Page<Row> {
  rows: readonly Row[];
  total: number;
  /** From 1; the last one where a later one was requested. */
  page: number;
}

const argsOf = <R extends PagedRoute, More extends unknown[]>(
  filter: Filter<R>,
  page: number,
  ...more: More
) => {
  const query = { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  return [{ query }, ...more] as unknown as CallArgs<R, More>;
};

/** The key of a page in the cache. */
export const pageKey = <R extends PagedRoute>(route: R, filter: Filter<R>, page: number) =>
  apiKey(route, ...argsOf(filter, page));

async function fetchPage<R extends PagedRoute>(
  route: R,
  filter: Filter<R>,
  page: number,
  signal: AbortSignal,
): Promise<Page<Answer<R>[number]>> {
  const response = await fetchRoute(route, ...argsOf(filter, page, signal));
  const total = Number(response.headers.get('x-total-count'));
  const last = pageCount(total, PAGE_SIZE);
  // Past the end there is nothing: the last page is shown instead.
  if (page > last) return fetchPage(route, filter, last, signal);
  return { rows: (await response.json()) as Answer<R>, total, page };
}

/** A page of a list, and the next one ahead. Until it is there the rows before stay. */
export function usePage<R extends PagedRoute>(
  route: R,
  filter: Filter<R>,
  page: number,
  staleTime = 0,
) {
  const queries = useQueryClient();
  const queryOf = (one: number) =>
    queryOptions({
      queryKey: pageKey(route, filter, one),
      queryFn: ({ signal }) => fetchPage(route, filter, one, signal),
      staleTime,
    });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(page),
    placeholderData: keepPreviousData,
  });
  const prefetch = (wanted: number) => void queries.prefetchQuery(queryOf(wanted));
  const prefetchNext = useEffectEvent((answer: Page<unknown>) => {
    if (answer.page < pageCount(answer.total, PAGE_SIZE)) prefetch(answer.page + 1);
  });
  useEffect(() => {
    if (data && !isPlaceholderData) prefetchNext(data);
  }, [data, isPlaceholderData]);
  return { data, error, isFetching, isOutdated: isPlaceholderData, refetch, prefetch };
}
