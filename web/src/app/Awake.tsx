import { useLayoutEffect } from 'react';

/**
 * Tells first-paint/ that this part of the page listens, once. React hydrates what a Suspense boundary holds as a
 * whole, and after what is round it, so this stands in both. The microtask is after the commit and before any event.
 */
export function Awake({ part }: { part: 'frame' | 'screen' }) {
  useLayoutEffect(() => {
    queueMicrotask(() => window.dispatchEvent(new CustomEvent('awake', { detail: part })));
  }, [part]);
  return null;
}
