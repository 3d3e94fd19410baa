import { useWrite } from '../../../lib/useWrite.ts';
import * as texts from './texts.tsx';

interface MarkChecked {
  onChecked: () => void;
  next?: () => void;
}

/** Marks cafes as checked now. */
export function useMarkChecked({ onChecked, ...follows }: MarkChecked) {
  const { mutate, isPending } = useWrite('POST /api/admin/cafes/checked', {
    done({ checked }) {
      onChecked();
      return { title: texts.checkDone, description: texts.checkDoneDescription(checked) };
    },
    failed: texts.checkFailed,
    ...follows,
  });
  return { isPending, mark: (ids: readonly number[]) => mutate({ body: { ids: [...ids] } }) };
}
