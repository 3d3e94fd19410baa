import { useWrite } from '../../../lib/useWrite.ts';
import * as texts from './texts.tsx';

/** Marks cafes as checked now. */
export function useMarkChecked(next: () => void) {
  const { mutate, isPending } = useWrite('POST /api/admin/cafes/checked', {
    done: ({ checked }) => ({
      title: texts.checkDone,
      description: texts.checkDoneDescription(checked),
    }),
    failed: texts.checkFailed,
    next,
  });
  return { isPending, mark: (ids: readonly number[]) => mutate({ body: { ids: [...ids] } }) };
}
