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
        for (const id of ids) next[isWanted ? 'add' : 'delete'](id);
        return next;
      }),
    [],
  );
  const pageIds = rows.map(({ id }) => id);
  return {
    selected,
    ids: [...selected],
    /** All of this page. */
    isAllSelected: pageIds.length > 0 && pageIds.every((id) => selected.has(id)),
    select,
    selectAll: (isWanted: boolean) => select(pageIds, isWanted),
    set: (ids: readonly number[]) => setSelected(new Set(ids)),
  };
}

export type Selection = ReturnType<typeof useSelection>;
