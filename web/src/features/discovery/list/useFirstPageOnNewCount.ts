import { useEffect, useEffectEvent, useRef } from 'react';
import type { CafeList } from '../data/useCafeList.ts';

/**
 * Goes back to page 1 when the same question is answered with another number of cafes.
 * @param list the last full answer; undefined while another stands in for it
 */
export function useFirstPageOnNewCount(list: CafeList | undefined, toFirstPage: () => void): void {
  const before = useRef<CafeList | undefined>(undefined);
  const restart = useEffectEvent(toFirstPage);
  useEffect(() => {
    if (!list) return;
    const { queryString, total } = before.current ?? {};
    before.current = list;
    if (list.queryString === queryString && list.total !== total) restart();
  }, [list]);
}
