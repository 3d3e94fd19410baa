import type { AdminCafe, CafeStatus, CafeStatusesChanged, ListedCafe } from '@cortado/contract';
import { useMutation } from '@tanstack/react-query';
import type { ApiKey } from '../../../lib/api-query.ts';
import { call, errorText } from '../../../lib/api.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useInvalidate } from '../../../lib/invalidation.ts';
import { useOptimisticData, useOptimisticMutation, writeTo } from '../../../lib/optimistic.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { Page } from '../lists/usePage.ts';
import * as texts from './texts.tsx';
import type { filterOf } from './useCafePage.ts';

const MAX_AT_ONCE = 1000;
const MAX_NAMED = 5;

type CafePage = Page<ListedCafe>;
type StatusChange = Pick<AdminCafe, 'id' | 'status'>;

/** The page with the status of a cafe that is on its way; the cafe stays where it is until the page is read anew. */
function applyStatus(page: CafePage, { id, status }: StatusChange): CafePage {
  const isPending = page.rows.some((cafe) => cafe.id === id && cafe.status !== status);
  if (!isPending) return page;
  return { ...page, rows: page.rows.map((cafe) => (cafe.id === id ? { ...cafe, status } : cafe)) };
}

/** A page with the changes of status that were made in it on top. */
export const useChangedPage = (page: CafePage | undefined, queryKey: ApiKey) =>
  useOptimisticData<CafePage, StatusChange>(page, { queryKey, apply: applyStatus });

/** Changes of one cafe. @param queryKey of the page it is on */
export function useCafeChanges(
  { id, name }: Pick<AdminCafe, 'id' | 'name'>,
  queryKey: ApiKey,
  onRemoved: () => void,
) {
  const status = useOptimisticMutation<CafePage, StatusChange, AdminCafe>({
    queryKey,
    apply: applyStatus,
    write: (change) =>
      writeTo('PATCH /api/admin/cafes/{id}', {
        params: { id: change.id },
        body: { status: change.status },
      }),
    scope: `status of ${id}`,
    onSuccess: (changed) =>
      toast({
        tone: 'success',
        title: texts.statusChangeDone,
        description: texts.statusChangeDoneDescription(changed.status),
      }),
    onError: (error) =>
      toast({ tone: 'error', title: texts.statusChangeFailed, description: errorText(error) }),
  });
  const removal = useWrite('DELETE /api/admin/cafes/{id}', {
    onSuccess() {
      // The button that had the focus goes with its row.
      focusHeading();
      onRemoved();
      toast({
        tone: 'success',
        title: texts.deleteCafeDone,
        description: texts.deleteCafeDoneDescription(name),
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: texts.deleteCafeFailed, description: errorText(error) }),
  });
  return {
    isBusy: removal.isPending,
    isRemoved: removal.isSuccess,
    setStatus: (wanted: CafeStatus) => status.change({ id, status: wanted }),
    remove: () => removal.mutate({ params: { id } }),
  };
}

export type CafeChanges = ReturnType<typeof useCafeChanges>;

/** The ids of all cafes that a search and a status find, up to as many as can be changed at once. */
export function useFoundIds(onFound: (ids: readonly number[]) => void) {
  return useMutation({
    mutationFn: (query: ReturnType<typeof filterOf>) => call('GET /api/admin/cafes/ids', { query }),
    onSuccess: onFound,
    onError: (error) =>
      toast({ tone: 'error', title: texts.cafesLoadFailed, description: errorText(error) }),
  });
}

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
    onSettled: () => void invalidate('POST /api/admin/cafes/status'),
  });
}
