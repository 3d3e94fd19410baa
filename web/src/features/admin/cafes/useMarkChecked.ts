import { useWrite } from '../../../lib/useWrite.ts';
import * as texts from '#messages/admin/cafes';

interface MarkChecked {
  onChecked: () => void;
  next?: () => void;
}

/** Marks cafes as checked now. */
export function useMarkChecked({ onChecked, ...follows }: MarkChecked) {
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
