import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import * as texts from './texts.tsx';

export function useImports() {
  return useQuery(apiQuery('GET /api/admin/imports'));
}

/** Takes a whole import back; `onUndone` comes before anything is refetched. */
export function useUndoImport(onUndone: () => void) {
  return useWrite('POST /api/admin/imports/{id}/undo', {
    onSuccess({ stayed }) {
      onUndone();
      toast({
        tone: 'success',
        title: texts.undoDone,
        description: texts.undoDoneDescription(stayed),
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: texts.undoFailed, description: errorText(error) }),
  });
}
