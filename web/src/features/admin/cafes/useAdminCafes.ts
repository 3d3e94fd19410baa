import type { AdminCafe, CafeStatus, CafeStatusesChanged } from '@cortado/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { call, errorText } from '../../../lib/api.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useInvalidate } from '../../../lib/invalidation.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import * as texts from './texts.tsx';

const cafesQuery = apiQuery('GET /api/admin/cafes');
const STALE_MS = 5 * 60_000;
const MAX_AT_ONCE = 1000;
const MAX_NAMED = 5;

export function useAdminCafes() {
  return useQuery({ ...cafesQuery, staleTime: STALE_MS });
}

/** Puts a change of one cafe into the list as it was read, which may be long. */
function useListChange(): (change: (cafes: AdminCafe[]) => AdminCafe[]) => void {
  const queries = useQueryClient();
  const { queryKey } = cafesQuery;
  return (change) => {
    queries.setQueryData(queryKey, (cafes) => cafes && change(cafes));
    // A list that is on its way may be older than this change.
    if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
  };
}

/** Changes of one cafe. */
export function useCafeChanges({ id, name }: Pick<AdminCafe, 'id' | 'name'>) {
  const replace = useListChange();
  const status = useWrite('PATCH /api/admin/cafes/{id}', {
    onSuccess(changed) {
      replace((cafes) => cafes.map((cafe) => (cafe.id === id ? changed : cafe)));
      toast({
        tone: 'success',
        title: texts.statusChangeDone,
        description: texts.statusChangeDoneDescription(changed.status),
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: texts.statusChangeFailed, description: errorText(error) }),
  });
  const removal = useWrite('DELETE /api/admin/cafes/{id}', {
    onSuccess() {
      // The button that had the focus goes with its row.
      focusHeading();
      replace((cafes) => cafes.filter((cafe) => cafe.id !== id));
      toast({
        tone: 'success',
        title: texts.deleteCafeDone,
        description: texts.deleteCafeDoneDescription(name),
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: texts.deleteCafeFailed, description: errorText(error) }),
  });
  const params = { id };
  return {
    isBusy: status.isPending || removal.isPending,
    setStatus: (wanted: CafeStatus, onSuccess?: () => void) =>
      status.mutate({ params, body: { status: wanted } }, onSuccess && { onSuccess }),
    remove: () => removal.mutate({ params }),
  };
}

export type CafeChanges = ReturnType<typeof useCafeChanges>;

/** One status for all selected cafes; `onDone` is told which of them could not have it. */
export function useStatusForMany(onDone: (refused: readonly number[]) => void) {
  const invalidate = useInvalidate();
  return useMutation({
    async mutationFn({ ids, status }: { ids: readonly number[]; status: CafeStatus }) {
      const result: CafeStatusesChanged = { changed: 0, problems: [] };
      for (let at = 0; at < ids.length; at += MAX_AT_ONCE) {
        const body = { ids: ids.slice(at, at + MAX_AT_ONCE), status };
        const part = await call('POST /api/admin/cafes/status', { body });
        result.changed += part.changed;
        result.problems.push(...part.problems);
      }
      return result;
    },
    onSuccess(result, { status }) {
      const [problem] = result.problems;
      const names = result.problems.slice(0, MAX_NAMED).map(({ name }) => name);
      const others = result.problems.length - names.length;
      const refused = problem ? texts.statusChangeNotChanged(names, others, problem.message) : '';
      if (problem && result.changed === 0) {
        toast({ tone: 'error', title: texts.statusChangeFailed, description: refused });
      } else if (result.changed === 0) {
        toast({
          tone: 'note',
          title: texts.statusChangeNothing,
          description: texts.statusChangeNothingDescription(status),
        });
      } else {
        const done = texts.statusChangeChanged(result.changed, status);
        toast({
          tone: problem ? 'error' : 'success',
          title: texts.statusChangeDone,
          description: `${done} ${refused}`.trim(),
        });
      }
      onDone(result.problems.map(({ id }) => id));
    },
    onError: (error) =>
      toast({ tone: 'error', title: texts.statusChangeFailed, description: errorText(error) }),
    onSettled: () => invalidate('POST /api/admin/cafes/status'),
  });
}
