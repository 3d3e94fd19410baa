import { errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import * as texts from './texts.tsx';

/** Marks cafes as checked now. */
export function useMarkChecked(onDone: () => void) {
  const { mutate, isPending } = useWrite('POST /api/admin/cafes/checked', {
    onSuccess: ({ checked }) => {
      onDone();
      toast({
        tone: 'success',
        title: texts.checkDone,
        description: texts.checkDoneDescription(checked),
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: texts.checkFailed, description: errorText(error) }),
  });
  return {
    isPending,
    mark: (ids: readonly number[]) => {
      if (!isPending) mutate({ body: { ids: [...ids] } });
    },
  };
}
