import { useEffect, useRef, type RefObject } from 'react';
import type { MapEngine } from './engine.ts';
import type { Mark } from './cluster-index.ts';

/**
 * When the mark that has the focus is taken away — a cluster that came apart, a dot that joined one —
 * the mark that now holds its first cafe gets the focus, or else the map.
 * @returns what a mark's focus and blur events call
 */
export function useFocusHeir(
  engine: MapEngine,
  marks: readonly Mark[],
  elements: RefObject<ReadonlyMap<string, HTMLElement>>,
) {
  const focusedId = useRef<number | null>(null);
  const inherits = useRef(false);
  useEffect(() => {
    const id = focusedId.current;
    if (id === null || document.activeElement !== document.body) return;
    const heir = marks.find((mark) => mark.holds(id));
    inherits.current = true;
    if (heir) elements.current.get(heir.key)?.focus({ preventScroll: true });
    else engine.focus();
    inherits.current = false;
  }, [engine, marks, elements]);
  return {
    /** @returns whether the visitor moved the focus here, not a mark that went away */
    onFocus(mark: Mark): boolean {
      focusedId.current = mark.kind === 'cluster' ? mark.firstId : mark.place.id;
      return !inherits.current;
    },
    onBlur(element: HTMLElement): void {
      // A mark that is being taken away keeps its claim.
      if (element.isConnected) focusedId.current = null;
    },
  };
}
