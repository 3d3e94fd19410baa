import type { AdminCafe, CafeStatus, ListedCafe } from '@cortado/contract';
import type { ApiKey } from '../../../lib/api.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useOptimisticData, useOptimisticMutation, writeTo } from '../../../lib/optimistic.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import type { Page } from '../lists/usePage.ts';
import * as texts from '#messages/admin/cafes';

type CafePage = Page<ListedCafe>;
type StatusChange = Pick<AdminCafe, 'id' | 'status'>;

/** The page with a new status of a cafe that is being saved; the cafe stays where it is until the page is refetched. */
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
    done: (changed) => ({
      title: texts.statusChangeDone(),
      description: texts.statusChangeDoneDescription({ status: changed.status }),
    }),
    failed: texts.statusChangeFailed(),
  });
  const removal = useWrite('DELETE /api/admin/cafes/{id}', {
    done() {
      onRemoved();
      return {
        title: texts.deleteCafeDone(),
        description: texts.deleteCafeDoneDescription({ cafe: name }),
      };
    },
    failed: texts.deleteCafeFailed(),
    // The button that had the focus goes with its row.
    next: focusHeading,
  });
  return {
    isBusy: removal.isPending,
    isRemoved: removal.isSuccess,
    setStatus: (wanted: CafeStatus) => {
      if (!removal.isPending) status.change({ id, status: wanted });
    },
    remove: () => removal.mutate({ params: { id } }),
  };
}

export type CafeChanges = ReturnType<typeof useCafeChanges>;

/** Marks cafes as checked now. */
export function useMarkChecked({
  onChecked,
  ...follows
}: {
  onChecked: () => void;
  next?: () => void;
}) {
  const { mutate, isPending } = useWrite('POST /api/admin/cafes/checked', {
    done({ checked }) {
      onChecked();
      return {
        title: texts.checkDone(),
        description: texts.checkDoneDescription({ count: checked }),
      };
    },
    failed: texts.checkFailed(),
    ...follows,
  });
  return { isPending, mark: (ids: readonly number[]) => mutate({ body: { ids: [...ids] } }) };
}
