import type { AuditEntry } from '@cortado/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiKey, apiQuery } from '../../../lib/api-query.ts';
import { call, errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import * as texts from './texts.tsx';

const PAGE = 20;
const ROUTE = 'GET /api/admin/audit';

/** What admins changed, newest first, a page at a time. */
export function useActivity() {
  return useInfiniteQuery({
    queryKey: apiKey(ROUTE, { query: { limit: PAGE } }),
    queryFn: ({ signal, pageParam: before }) =>
      call(ROUTE, { query: { limit: PAGE, before } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)!.id),
  });
}

export function useCafeActivity(cafeId: number) {
  return useQuery(apiQuery(ROUTE, { query: { cafeId, limit: 200 } }));
}

/** Makes a deleted cafe again; pressed twice it is made once. */
export function useRestore(): (entry: AuditEntry) => void {
  const { mutate, isPending } = useWrite('POST /api/admin/audit/{id}/restore', {
    onSuccess: ({ name }) =>
      toast({
        tone: 'success',
        title: texts.restoreDone,
        description: texts.restoreDoneDescription(name),
      }),
    onError: (error) =>
      toast({ tone: 'error', title: texts.restoreFailed, description: errorText(error) }),
  });
  return ({ id }) => {
    if (!isPending) mutate({ params: { id } });
  };
}
