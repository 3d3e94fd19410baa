import { useEffect, useState } from 'react';
import type { ViewMode } from '../../../lib/search-params.ts';
import { onIdle } from '../../../lib/on-idle.ts';
import { atLeast } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';

/**
 * Whether to load the map: once it is in sight and the list has been painted; from then on it stays,
 * so that it keeps its place while the list is shown.
 */
export function useDeferredMount(view: ViewMode, listed: boolean): boolean {
  const beside = useMediaQuery(atLeast('oneColumn'));
  const [wanted, setWanted] = useState(false);
  const waiting = !wanted && listed && (beside || view === 'map');
  useEffect(() => (waiting ? onIdle(() => setWanted(true)) : undefined), [waiting]);
  return wanted;
}
