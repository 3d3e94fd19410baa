import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { focusHeading } from '../lib/focus-heading.ts';

/**
 * Takes a reader to the part of the screen that the fragment of the address names, as the browser does where the page brings it.
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

/** Takes a reader of a new screen to its heading, or to the part that the address names, as a full page load would, as soon as it has loaded. */
export function useRouteFocus(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    if (focusScreen()) return undefined;
    const content = document.querySelector('#content')!;
    const observer = new MutationObserver(() => {
      // Whoever went on by themselves meanwhile stays there.
      if (content.contains(document.activeElement) || focusScreen()) observer.disconnect();
    });
    observer.observe(content, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [path]);
}

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
