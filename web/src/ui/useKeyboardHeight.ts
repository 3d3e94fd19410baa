import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  viewport?.addEventListener('scroll', onChange);
  return () => {
    viewport?.removeEventListener('resize', onChange);
    viewport?.removeEventListener('scroll', onChange);
  };
}

/** How much of the window's foot an on-screen keyboard lies over, in pixels: what is fixed there lies beneath it. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, () => {
    const viewport = window.visualViewport;
    if (!viewport) return 0;
    return Math.max(0, Math.round(window.innerHeight - viewport.offsetTop - viewport.height));
  });
}
