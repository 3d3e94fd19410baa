import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** A new screen begins at its top; Back and Forward are left to the browser, which knows where it was. */
export function useRouteScroll(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const byHistory = useRef(false);
  useEffect(() => {
    const onPop = () => {
      byHistory.current = true;
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (!byHistory.current) window.scrollTo(0, 0);
    byHistory.current = false;
  }, [path]);
}
