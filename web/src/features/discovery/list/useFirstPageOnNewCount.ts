import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiKey } from '../../../lib/api-query.ts';
import type { ListPage } from '../data/list-page.ts';

const COUNTED: ReadonlySet<ApiKey[0]> = new Set([
  'GET /api/cafes',
  'GET /api/facets',
  'GET /api/map',
]);

/**
 * Goes back to page 1 when the same question is answered with another number of cafes. The answers from before are
 * of another directory, and asked for anew.
 * @param answer the last full answer; undefined while another stands in for it
 */
export function useFirstPageOnNewCount(
  answer: ListPage | undefined,
  toFirstPage: () => void,
): void {
  const queries = useQueryClient();
  const before = useRef<ListPage | undefined>(undefined);
  const restart = useEffectEvent(() => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [route], state }) =>
        COUNTED.has(route) && (state.data as Partial<ListPage>)?.total !== answer?.total,
    });
    toFirstPage();
  });
  useEffect(() => {
    if (!answer) return;
    const { queryString, total } = before.current ?? {};
    before.current = answer;
    if (answer.queryString === queryString && answer.total !== total) restart();
  }, [answer]);
}
