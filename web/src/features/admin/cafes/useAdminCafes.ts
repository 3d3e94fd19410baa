import type { AdminCafe, CafeStatus, CafeStatusesChanged, ListedCafe } from '@cortado/contract';
import type { ApiKey } from '../../../lib/api-query.ts';
import { call } from '../../../lib/api.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useOptimisticData, useOptimisticMutation, writeTo } from '../../../lib/optimistic.ts';
import { useAction, useWrite } from '../../../lib/useWrite.ts';
import type { Page } from '../lists/usePage.ts';
import { formatList } from '../../../lib/intl.ts';
import * as texts from '#messages/admin/cafes';
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
    setStatus: (wanted: CafeStatus) => status.change({ id, status: wanted }),
    remove: () => removal.mutate({ params: { id } }),
  };
}

export type CafeChanges = ReturnType<typeof useCafeChanges>;

/** The ids of all cafes that a search and a status find, up to as many as can be changed at once. */
export function useFoundIds(next: (ids: readonly number[]) => void) {
  const find = (query: ReturnType<typeof filterOf>) => call('GET /api/admin/cafes/ids', { query });
  return useAction(find, { failed: texts.cafesLoadFailed(), next });
}

interface StatusForMany {
  ids: readonly number[];
  status: CafeStatus;
}

async function setStatusOfMany({ ids, status }: StatusForMany): Promise<CafeStatusesChanged> {
  const result: CafeStatusesChanged = { changed: 0, problems: [] };
  for (let at = 0; at < ids.length; at += MAX_AT_ONCE) {
    const body = { ids: ids.slice(at, at + MAX_AT_ONCE), status };
    const part = await call('POST /api/admin/cafes/status', { body });
    result.changed += part.changed;
    result.problems.push(...part.problems);
  }
  return result;
}

/** One status for all selected cafes; `next` gets those that could not have it. */
export function useStatusForMany(onChanged: (refused: readonly number[]) => void) {
  return useAction(setStatusOfMany, {
    changes: 'POST /api/admin/cafes/status',
    done({ changed, problems }, { status }) {
      onChanged(problems.map(({ id }) => id));
      const [problem] = problems;
      const names = problems.slice(0, MAX_NAMED).map((one) => one.name);
      const others = problems.length - names.length;
      const refused = problem
        ? texts.statusChangeNotChanged({
            cafes: formatList(names),
            others,
            why: problem.message,
          })
        : '';
      if (changed === 0 && !problem) {
        const description = texts.statusChangeNothingDescription({ status });
        return { tone: 'note', title: texts.statusChangeNothing(), description };
      }
      const done = changed > 0 ? texts.statusChangeChanged({ count: changed, status }) : '';
      return {
        tone: problem ? 'error' : 'success',
        title: changed > 0 ? texts.statusChangeDone() : texts.statusChangeFailed(),
        description: `${done} ${refused}`.trim(),
      };
    },
    failed: texts.statusChangeFailed(),
    next: ({ problems }) => problems.length === 0 && focusHeading(),
  });
}
