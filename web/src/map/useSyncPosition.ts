import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useMapEngine } from './engine.ts';

/** Moves elements to their place on the map: after every render, and on every frame of a movement. */
export function useSyncPosition(position: () => void): void {
  const engine = useMapEngine();
  const onMove = useEffectEvent(position);
  useLayoutEffect(position);
  useEffect(() => engine.onMove(() => onMove()), [engine]);
}

/** Moves an element to a point of the map, in pixels. */
export function setTranslate(element: HTMLElement | null | undefined, x: number, y: number): void {
  if (element) element.style.transform = `translate(${x}px, ${y}px)`;
}
