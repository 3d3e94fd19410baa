import { SORTS } from '@cortado/contract/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { VisitorLocation } from '../../../lib/location.ts';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import { pageCount } from '../../../ui/page-buttons.ts';
import { onIdle } from '../../../lib/on-idle.ts';
import { PAGE_SIZE } from './list-query.ts';
import { setPage, setSort, type Change } from '../state/changes.ts';
import { listPageQuery, type ListPage } from './list-page.ts';

/**
 * Asks ahead for pages that are likely to be wanted: the next one by itself, others when told to.
 * @param answer to the present question; undefined while it is on its way
 */
export function useListPrefetch(
  state: DiscoveryState,
  location: VisitorLocation,
  answer: ListPage | undefined,
) {
  const queries = useQueryClient();
  const prefetch = (change: Change) =>
    void queries.prefetchQuery(listPageQuery(change(state), location));
  const prefetchNext = useEffectEvent(({ page, total }: ListPage) => {
    if (page < pageCount(total, PAGE_SIZE)) prefetch(setPage(page + 1));
  });
  useEffect(() => (answer ? onIdle(() => prefetchNext(answer)) : undefined), [answer]);
  return {
    /** A page, asked for where it is not there yet; undefined where there is none. */
    fetchPage: async (page: number) => {
      if (page < 1 || !answer || page > pageCount(answer.total, PAGE_SIZE)) return undefined;
      return queries
        .fetchQuery(listPageQuery(setPage(page)(state), location))
        .catch(() => undefined);
    },
    prefetchPage: (page: number) => prefetch(setPage(page)),
    prefetchSorts: () => {
      for (const sort of SORTS) prefetch(setSort(sort));
    },
  };
}
