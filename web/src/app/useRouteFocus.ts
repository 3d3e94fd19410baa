import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { focusHeading } from '../lib/focus-heading.ts';
import { focusTarget } from '../lib/focus-target.ts';

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
