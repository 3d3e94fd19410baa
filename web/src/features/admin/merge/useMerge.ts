import { codeOf } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import * as texts from '#messages/admin/merge';

/** Undoes a merge, for as long as the server allows. */
function useUndoMerge(): (id: number) => void {
  const { mutate } = useWrite('POST /api/admin/merges/{id}/undo', {
    done: ({ name }) => ({
      title: texts.undone(),
      description: texts.undoneAbout({ loser: name }),
    }),
    failed: texts.undoFailed(),
  });
  return (id) => mutate({ params: { id } });
}

/** Merges two cafes; for some seconds it can be undone right there. `next` is for a screen that is still there. */
export function useMerge(next: () => void) {
  const undo = useUndoMerge();
  return useWrite('POST /api/admin/cafes/merge', {
    done: ({ id, cafe }) => ({
      title: texts.done({ winner: cafe.name }),
      action: { label: texts.undo(), run: () => undo(id) },
    }),
    failed: (error) =>
      codeOf(error) === 'STALE_EDIT'
        ? { title: texts.failed(), description: `${texts.changed()} ${texts.changedAbout()}` }
        : texts.failed(),
    next,
  });
}
