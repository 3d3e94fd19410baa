import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Takes a reader of a new screen to its heading, as a full page load would. */
export function useScreenFocus(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const heading = document.querySelector<HTMLElement>('#content h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);
}
