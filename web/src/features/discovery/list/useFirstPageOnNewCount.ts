import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiKey } from '../../../lib/api-query.ts';
import { useSession } from '../../../lib/session.ts';
import type { ListPage } from '../data/list-page.ts';

const COUNTED: ReadonlySet<ApiKey[0]> = new Set([
  'GET /api/cafes',
  'GET /api/facets',
  'GET /api/map',
]);

/**
 * Goes back to page 1 when the same question of the same viewer is answered with another number of cafes. The answers
 * from before are of another directory, and asked for anew. A page that came rendered is a guest's.
 * @param answer the last full answer; undefined while another stands in for it
 */
export function useFirstPageOnNewCount(
  answer: ListPage | undefined,
  toFirstPage: () => void,
): void {
  const queries = useQueryClient();
  const viewerId = useSession().viewer?.id ?? null;
  const before = useRef<{ answer: ListPage; viewerId: number | null } | null>(null);
  const restart = () => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [route], state }) =>
        COUNTED.has(route) && (state.data as Partial<ListPage>)?.total !== answer?.total,
    });
    toFirstPage();
  };
  const compare = useEffectEvent((next: ListPage) => {
    const last = before.current;
    before.current = { answer: next, viewerId };
    if (last?.viewerId !== viewerId || last.answer.queryString !== next.queryString) return;
    if (last.answer.total !== next.total) restart();
  });
  useEffect(() => {
    if (answer) compare(answer);
  }, [answer]);
}
