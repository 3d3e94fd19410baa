import type { AuditEntry } from '@cortado/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiKey, apiQuery } from '../../../lib/api-query.ts';
import { call } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import * as texts from '#messages/admin/activity';

const PAGE = 20;
const ROUTE = 'GET /api/admin/audit';

async function readPages(count: number, signal: AbortSignal): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let page = 0; page < count; page++) {
    const before = entries.at(-1)?.id;
    const next = await call(ROUTE, { query: { limit: PAGE, before } }, signal);
    entries.push(...next);
    if (next.length < PAGE) break;
  }
  return entries;
}

/** What admins changed, newest first: so many pages of it. */
export function useActivity(pages: number) {
  const limit = PAGE * pages;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: apiKey(ROUTE, { query: { limit } }),
    queryFn: ({ signal }) => readPages(pages, signal),
    placeholderData: keepPreviousData,
  });
  return {
    entries: data,
    error,
    isFetching,
    hasOlder: data !== undefined && (isPlaceholderData || data.length === limit),
  };
}

export function useCafeActivity(cafeId: number) {
  return useQuery(apiQuery(ROUTE, { query: { cafeId, limit: 200 } }));
}

/** Makes a deleted cafe again; pressed twice it is made once. */
export function useRestore(): (entry: AuditEntry) => void {
  const { mutate, data, variables } = useWrite('POST /api/admin/audit/{id}/restore', {
    done: ({ name }) => ({
      title: texts.restoreDone(),
      description: texts.restoreDoneDescription({ cafe: name }),
    }),
    failed: texts.restoreFailed(),
  });
  return ({ id }) => {
    const isMade = data && variables.params.id === id;
    if (!isMade) mutate({ params: { id } });
  };
}
