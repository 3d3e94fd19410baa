import type { AdminCafe, AuditEntry } from '@cortado/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { apiGet, apiSend, errorText } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useCafesChanged } from '../cafes/useAdminCafes.ts';

const PAGE = 20;
const AUDIT = '/api/admin/audit';

/** What admins changed, newest first, a page at a time. */
export function useActivity() {
  return useInfiniteQuery({
    queryKey: [AUDIT],
    queryFn: ({ signal, pageParam }) =>
      apiGet<AuditEntry[]>(`${AUDIT}?limit=${PAGE}${pageParam && `&before=${pageParam}`}`, {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < PAGE ? undefined : String(last.at(-1)!.id)),
  });
}

export function useCafeActivity(cafeId: number) {
  return useQuery({
    queryKey: [AUDIT, cafeId],
    queryFn: ({ signal }) =>
      apiGet<AuditEntry[]>(`${AUDIT}?cafeId=${cafeId}&limit=200`, { signal }),
  });
}

/** Makes a deleted cafe again; pressed twice it is made once. */
export function useRestore(): (entry: AuditEntry) => void {
  const changed = useCafesChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: AuditEntry) => apiSend<AdminCafe>('POST', `${AUDIT}/${id}/restore`),
    onSuccess: ({ name }) =>
      toast({
        tone: 'success',
        title: 'Cafe created',
        description: `${name} is back as a draft. Its ratings and favorites stay gone.`,
      }),
    onError: (error) =>
      toast({ tone: 'error', title: 'Failed to create cafe', description: errorText(error) }),
    onSettled: changed,
  });
  return (entry) => {
    if (!isPending) mutate(entry);
  };
}
