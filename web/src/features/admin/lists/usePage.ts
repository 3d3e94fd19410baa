import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageCount } from '../../../ui/page-buttons.ts';

export const PAGE_SIZE = 100;

/** One page of a list, and how many rows there are on all of them. */
export interface Page<Row> {
  rows: readonly Row[];
  total: number;
  /** From 1; the last one where a later one was asked for. */
  page: number;
}

interface Paging {
  limit: number;
  offset: number;
}

export const pagingOf = (page: number): Paging => ({
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
});

/** Reads a page by a call that is told limit and offset. */
export async function fetchPage<Row>(
  page: number,
  read: (paging: Paging) => Promise<Response>,
): Promise<Page<Row>> {
  const response = await read(pagingOf(page));
  const total = Number(response.headers.get('x-total-count'));
  const last = pageCount(total, PAGE_SIZE);
  // Past the end there is nothing: the last page stands in.
  if (page > last) return fetchPage(last, read);
  return { rows: (await response.json()) as Row[], total, page };
}

type PageQuery<Row> = UseQueryOptions<Page<Row>, Error, Page<Row>>;

/**
 * A page of a list, and the next one ahead. Until it is there the rows before stay.
 * @param queryOf asks for a page
 */
export function usePage<Row>(queryOf: (page: number) => PageQuery<Row>, page: number) {
  const queries = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(page),
    placeholderData: keepPreviousData,
  });
  const prefetch = (wanted: number) => void queries.prefetchQuery(queryOf(wanted));
  const prefetchNext = useEffectEvent((answer: Page<Row>) => {
    if (answer.page < pageCount(answer.total, PAGE_SIZE)) prefetch(answer.page + 1);
  });
  useEffect(() => {
    if (data && !isPlaceholderData) prefetchNext(data);
  }, [data, isPlaceholderData]);
  return { data, error, isFetching, isOutdated: isPlaceholderData, refetch, prefetch };
}
