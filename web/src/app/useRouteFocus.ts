import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { focusHeading } from '../lib/focus-heading.ts';

/**
 * Moves to the part of the screen that the fragment of the address names, as the browser does on page load.
 * @returns false if there is none
 */
function focusTarget(): boolean {
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target) return false;
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

const focusScreen = () => focusTarget() || focusHeading();

/** Moves the focus to the heading of a new screen, or to the part that the address names, as soon as it has loaded. */
export function useRouteFocus(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    if (focusScreen()) return undefined;
    const content = document.querySelector('#content')!;
    const observer = new MutationObserver(() => {
      // A focus that the visitor has moved meanwhile stays.
      if (content.contains(document.activeElement) || focusScreen()) observer.disconnect();
    });
    observer.observe(content, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [path]);
}

/** A new screen begins at its top; on Back and Forward the browser restores the position. */
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
