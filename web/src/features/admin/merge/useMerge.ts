import { ApiError, errorText } from '../../../lib/api.ts';
import { useWhileHere } from '../../../lib/useWhileHere.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import * as texts from './texts.ts';

/** Undoes a merge, for as long as the server allows. */
export function useUndoMerge(): (id: number) => void {
  const { mutate, isPending } = useWrite('POST /api/admin/merges/{id}/undo', {
    onSuccess: ({ name }) =>
      toast({ tone: 'success', title: texts.undone, description: texts.undoneAbout(name) }),
    onError: (error) =>
      toast({ tone: 'error', title: texts.undoFailed, description: errorText(error) }),
  });
  return (id) => {
    if (!isPending) mutate({ params: { id } });
  };
}

/** Merges two cafes; for some seconds it can be undone right there. `onDone` is for a screen that is still there. */
export function useMerge(onDone: () => void) {
  const undo = useUndoMerge();
  const whileHere = useWhileHere();
  return useWrite('POST /api/admin/cafes/merge', {
    onSuccess({ id, cafe }) {
      toast({
        tone: 'success',
        title: texts.done(cafe.name),
        action: { label: texts.undo, run: () => undo(id) },
      });
      whileHere(onDone);
    },
    onError(error) {
      const isStale = error instanceof ApiError && error.code === 'STALE_EDIT';
      toast({
        tone: 'error',
        title: texts.failed,
        description: isStale ? `${texts.changed} ${texts.changedAbout}` : errorText(error),
      });
    },
  });
}
