import type { AdminCafe } from '@cortado/contract';
import { useCallback, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** Which cafes are selected, on whatever page. @param rows of the page that is shown */
export function useSelection(rows: readonly AdminCafe[] = []) {
  const [selected, setSelected] = useState(NONE);
  const select = useCallback(
    (ids: readonly number[], isWanted: boolean) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const id of ids) {
          if (isWanted) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    [],
  );
  return {
    selected,
    ids: [...selected],
    /** All of this page. */
    isAllSelected: rows.length > 0 && rows.every(({ id }) => selected.has(id)),
    select,
    selectAll: (isWanted: boolean) =>
      select(
        rows.map(({ id }) => id),
        isWanted,
      ),
    set: (ids: readonly number[]) => setSelected(new Set(ids)),
  };
}

export type Selection = ReturnType<typeof useSelection>;
