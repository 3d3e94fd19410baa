import type { AdminCafe, CafeStatus } from '@cortado/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiGet, apiSend, errorText } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast-store.ts';

const KEY = ['/api/admin/cafes'];
const KEPT_MS = 5 * 60_000;

export function useAdminCafes() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => apiGet<AdminCafe[]>('/api/admin/cafes', { signal }),
    staleTime: KEPT_MS,
  });
}

/** Changes of one cafe; what visitors have read of cafes is read anew. */
export function useCafeChanges({ id, name }: Pick<AdminCafe, 'id' | 'name'>) {
  const queries = useQueryClient();
  const replace = (change: (cafes: AdminCafe[]) => AdminCafe[]) => {
    queries.setQueryData<AdminCafe[]>(KEY, (cafes = []) => change(cafes));
    for (const queryKey of [['/api/cafes'], ['/api/facets'], ['/api/areas']]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
  const status = useMutation({
    mutationFn: (wanted: CafeStatus) =>
      apiSend<AdminCafe>('PATCH', `/api/admin/cafes/${id}`, { status: wanted }),
    onSuccess(changed) {
      replace((cafes) => cafes.map((cafe) => (cafe.id === id ? changed : cafe)));
      toast({
        tone: 'success',
        title: 'Status updated',
        description: `Cafe status has been changed to ${changed.status}`,
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: 'Status update failed', description: errorText(error) }),
  });
  const removal = useMutation({
    mutationFn: () => apiSend('DELETE', `/api/admin/cafes/${id}`),
    onSuccess() {
      replace((cafes) => cafes.filter((cafe) => cafe.id !== id));
      toast({
        tone: 'success',
        title: 'Cafe deleted',
        description: `${name} has been permanently deleted`,
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: 'Deletion failed', description: errorText(error) }),
  });
  return { status, removal };
}
