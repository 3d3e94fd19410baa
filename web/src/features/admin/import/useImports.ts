import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';

export function useImports() {
  return useQuery(apiQuery('GET /api/admin/imports'));
}

/** Takes a whole import back; `onUndone` comes before anything is read anew. */
export function useUndoImport(onUndone: () => void) {
  return useWrite('POST /api/admin/imports/{id}/undo', {
    onSuccess({ imported: stayed }) {
      onUndone();
      toast({
        tone: 'success',
        title: 'Import undone',
        description:
          stayed === 0
            ? 'Its cafes are gone.'
            : `${formatNumber(stayed)} of its cafes were changed since and stay; the others are gone.`,
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: 'Failed to undo the import', description: errorText(error) }),
  });
}
