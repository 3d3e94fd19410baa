import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';
import { leavePlace } from '../lib/saved-place.ts';
import { onIdle } from '../lib/on-idle.ts';
import { lazyScreen } from './screen-at.ts';

/** Counts navigations, so that a screen that is still loading gives way to a later choice. */
let navigations = 0;

const screenOf = (to: string) => lazyScreen(new URL(to, window.location.href).pathname);

/** Goes to an address once the code of its screen is there: the present screen stays until then. */
export const loadThenNavigate: AroundNavHandler = (navigate, to, options) => {
  navigations += 1;
  const own = navigations;
  const go = () => own === navigations && navigate(to, leavePlace(options));
  const screen = screenOf(to);
  if (!screen || screen.isLoaded()) go();
  else void screen.preload().then(go);
};

/** Loads the code of a screen as soon as the pointer or the focus comes to a link that leads there. */
export function useScreenPreload(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) void lazyScreen(link.pathname)?.preload();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerover', preload, { signal });
    document.addEventListener('focusin', preload, { signal });
    window.addEventListener('popstate', () => (navigations += 1), { signal });
    return () => stop.abort();
  }, []);
}

/** Not every browser knows it. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Preloads the code of a cafe's page, where the list leads: once the document with its pictures has come and
 * the browser has nothing else to do, and not for a visitor who saves data.
 */
export function useCafeAhead(): void {
  useEffect(() => {
    if (window.location.pathname !== '/' || savesData()) return undefined;
    let cancel: () => void;
    const load = () => {
      cancel = onIdle(() => void screenOf('/cafe/1')!.preload());
    };
    cancel = () => window.removeEventListener('load', load);
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load);
    return () => cancel();
  }, []);
}
