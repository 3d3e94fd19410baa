import { useLayoutEffect, useRef, type RefObject } from 'react';
import { keptPlace, useKeptPlace } from '../../lib/kept-place.ts';
import type { ViewMode } from '../../lib/search-params.ts';

/** On a phone, brings the list back to where it stood when the map was switched to. */
export function useScrollRestoration(view: ViewMode): void {
  const kept = useRef(0);
  useLayoutEffect(() => {
    if (view !== 'list') return undefined;
    const keep = () => {
      kept.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [view]);
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    window.scrollTo({ top: view === 'list' ? kept.current : 0, behavior: 'instant' });
  }, [view]);
}

/** Brings the list beside a map back to where it stood when one went on from it, once it is there. */
export function useKeptList(list: RefObject<HTMLElement | null>, isListed: boolean): void {
  useKeptPlace(() => ({ listTop: list.current?.scrollTop }));
  useLayoutEffect(() => {
    const { listTop } = keptPlace();
    if (isListed && listTop) list.current?.scrollTo(0, listTop);
  }, [list, isListed]);
}
