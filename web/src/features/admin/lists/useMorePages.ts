import type { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Pages = Pick<
  ReturnType<typeof useInfiniteQuery<unknown[]>>,
  'data' | 'isFetching' | 'isError' | 'hasNextPage' | 'fetchNextPage'
>;

/**
 * Loads the next page of a list. A requested page comes in the end: a write that makes the list stale cancels
 * what is on its way.
 */
export function useMorePages({ data, isFetching, isError, hasNextPage, fetchNextPage }: Pages) {
  const [wanted, setWanted] = useState(0);
  const count = data?.pages.length ?? 0;
  const isDue = hasNextPage && count > 0 && count < wanted && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  return () => {
    setWanted(count + 1);
    void fetchNextPage({ cancelRefetch: false });
  };
}
