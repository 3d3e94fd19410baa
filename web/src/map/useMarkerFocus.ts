import { useEffect, useRef, type RefObject } from 'react';
import { useMapEngine } from './engine-context.ts';
import type { Marker } from './cluster-index.ts';

/**
 * When the marker that has the focus is taken away — a cluster that came apart, a dot that joined one —
 * the marker that now holds its first cafe gets the focus, or else the map.
 * @returns what a marker's focus and blur events call
 */
export function useMarkerFocus(
  markers: readonly Marker[],
  elements: RefObject<ReadonlyMap<string, HTMLElement>>,
) {
  const engine = useMapEngine();
  const focusedId = useRef<number | null>(null);
  const inherits = useRef(false);
  useEffect(() => {
    const id = focusedId.current;
    if (id === null || document.activeElement !== document.body) return;
    const successor = markers.find((marker) => marker.holds(id));
    inherits.current = true;
    if (successor) elements.current.get(successor.key)?.focus({ preventScroll: true });
    else engine.focus();
    inherits.current = false;
  }, [engine, markers, elements]);
  return {
    /** @returns whether the visitor moved the focus here, not a marker that went away */
    onFocus(marker: Marker): boolean {
      focusedId.current = marker.kind === 'cluster' ? marker.firstId : marker.place.id;
      return !inherits.current;
    },
    onBlur(element: HTMLElement): void {
      // A marker that is being taken away keeps its claim.
      if (element.isConnected) focusedId.current = null;
    },
  };
}
