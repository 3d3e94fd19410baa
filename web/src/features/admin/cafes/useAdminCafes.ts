import type { AdminCafe, CafeStatus, CafeStatusesChanged } from '@cortado/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { counted, plural } from '../../../lib/intl.ts';
import { apiGet, apiSend, errorText } from '../../../lib/api.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useDirectoryChanged } from '../useDirectoryChanged.ts';
import { toast } from '../../../ui/toast-store.ts';

const ADMIN_CAFES = ['/api/admin/cafes'];
const KEPT_MS = 5 * 60_000;
const MOST_AT_ONCE = 1000;
const MOST_NAMED = 5;

export function useAdminCafes() {
  return useQuery({
    queryKey: ADMIN_CAFES,
    queryFn: ({ signal }) => apiGet<AdminCafe[]>('/api/admin/cafes', { signal }),
    staleTime: KEPT_MS,
  });
}

/** Has the list read anew, and everything else that shows the directory, after an admin's change. */
export function useCafesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const changed = useDirectoryChanged();
  return () => {
    changed();
    return queries.invalidateQueries({ queryKey: ADMIN_CAFES, exact: true });
  };
}

/** Puts a change into the list as it was read; what visitors have read is read anew. */
function useListChange(): (change: (cafes: AdminCafe[]) => AdminCafe[]) => void {
  const queries = useQueryClient();
  const changed = useDirectoryChanged();
  return (change) => {
    queries.setQueryData<AdminCafe[]>(ADMIN_CAFES, (cafes) => cafes && change(cafes));
    // A list that is on its way may be older than this change.
    if (queries.isFetching({ queryKey: ADMIN_CAFES, exact: true }) > 0) {
      void queries.invalidateQueries({ queryKey: ADMIN_CAFES, exact: true });
    }
    changed();
  };
}

/** Changes of one cafe. */
export function useCafeChanges({ id, name }: Pick<AdminCafe, 'id' | 'name'>) {
  const replace = useListChange();
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
      // The button that had the focus goes with its row.
      focusHeading();
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

export type CafeChanges = ReturnType<typeof useCafeChanges>;

/** One status for all selected cafes; `onDone` is told which of them could not have it. */
export function useStatusForMany(onDone: (refused: readonly number[]) => void) {
  const changed = useCafesChanged();
  return useMutation({
    async mutationFn({ ids, status }: { ids: readonly number[]; status: CafeStatus }) {
      const result: CafeStatusesChanged = { changed: 0, problems: [] };
      for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
        const body = { ids: ids.slice(at, at + MOST_AT_ONCE), status };
        const part = await apiSend<CafeStatusesChanged>('POST', '/api/admin/cafes/status', body);
        result.changed += part.changed;
        result.problems.push(...part.problems);
      }
      return result;
    },
    onSuccess(result, { status }) {
      const [problem] = result.problems;
      const names = result.problems.slice(0, MOST_NAMED).map(({ name }) => name);
      const others = result.problems.length - names.length;
      const refused = problem
        ? `Not changed: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''} (${problem.message}).`
        : '';
      if (problem && result.changed === 0) {
        toast({ tone: 'error', title: 'Status update failed', description: refused });
      } else if (result.changed === 0) {
        toast({
          tone: 'note',
          title: 'Nothing to change',
          description: `All selected cafes are ${status} already.`,
        });
      } else {
        const done = `${counted(result.changed, 'cafe')} ${plural(result.changed, 'has', 'have')} been`;
        toast({
          tone: problem ? 'error' : 'success',
          title: 'Status updated',
          description: `${done} changed to ${status}. ${refused}`.trim(),
        });
      }
      onDone(result.problems.map(({ id }) => id));
    },
    onError: (error) =>
      toast({ tone: 'error', title: 'Status update failed', description: errorText(error) }),
    onSettled: changed,
  });
}
