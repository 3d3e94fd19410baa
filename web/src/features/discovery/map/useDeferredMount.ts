import { useEffect, useState } from 'react';
import type { ViewMode } from '../../../lib/search-params.ts';
import { useMediaQuery } from '../useMediaQuery.ts';

function onIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Whether to load the map: once it is in sight and the list has been painted; from then on it stays,
 * so that it keeps its place while the list is shown.
 */
export function useDeferredMount(view: ViewMode, listed: boolean): boolean {
  const beside = useMediaQuery('(min-width: 900px)');
  const [wanted, setWanted] = useState(false);
  const waiting = !wanted && listed && (beside || view === 'map');
  useEffect(() => (waiting ? onIdle(() => setWanted(true)) : undefined), [waiting]);
  return wanted;
}
