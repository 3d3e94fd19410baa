import type { Point } from '@cortado/contract/distance';
import { useEffect, useRef, type RefObject } from 'react';
import { useMapEngine } from './engine-context.ts';
import type { Marker } from './cluster-index.ts';

interface Focused {
  /** Its first cafe; null where the server alone knows it. */
  id: number | null;
  at: Point;
}

const distance = (a: Point, b: Point) => Math.hypot(a.lat - b.lat, a.lng - b.lng);

/** The marker that stands in for one that has gone. */
function successorOf(gone: Focused, markers: readonly Marker[]): Marker | undefined {
  const { id, at } = gone;
  if (id !== null) return markers.find((marker) => marker.holds(id));
  return markers.toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0];
}

/**
 * When the marker that has the focus is taken away — a cluster that came apart, a dot that joined one —
 * the marker that now holds its first cafe gets the focus, or else the map; where nobody knows its cafes, the nearest.
 * @returns what a marker's focus and blur events call
 */
export function useMarkerFocus(
  markers: readonly Marker[],
  elements: RefObject<ReadonlyMap<string, HTMLElement>>,
) {
  const engine = useMapEngine();
  const focused = useRef<Focused | null>(null);
  const inherits = useRef(false);
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const successor = successorOf(focused.current, markers);
    inherits.current = true;
    if (successor) elements.current.get(successor.key)?.focus({ preventScroll: true });
    else engine.focus();
    inherits.current = false;
  }, [engine, markers, elements]);
  return {
    /** @returns whether the visitor moved the focus here, not a marker that went away */
    onFocus(marker: Marker): boolean {
      const id = marker.kind === 'cluster' ? marker.firstId : marker.place.id;
      focused.current = { id, at: marker.at };
      return !inherits.current;
    },
    onBlur(element: HTMLElement): void {
      // A marker that is being taken away keeps its claim.
      if (element.isConnected) focused.current = null;
    },
  };
}
