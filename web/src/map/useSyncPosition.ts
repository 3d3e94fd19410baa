import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { MapEngine } from './engine.ts';

/** Places things on the map: after every render, and on every frame of a movement. */
export function useSyncPosition(engine: MapEngine, place: () => void): void {
  const onMove = useEffectEvent(place);
  useLayoutEffect(place);
  useEffect(() => engine.onMove(() => onMove()), [engine]);
}

/** Moves an element to a point of the map, in pixels. */
export function setTranslate(element: HTMLElement | null | undefined, x: number, y: number): void {
  if (element) element.style.transform = `translate(${x}px, ${y}px)`;
}
