import type { Point } from '@cortado/contract/distance';
import { useRef, type ComponentProps } from 'react';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import { useMapEngine } from './engine.ts';

/** An element at a point of the map, however that moves. */
export function AtPoint({ at, ...element }: ComponentProps<'div'> & { at: Point }) {
  const engine = useMapEngine();
  const own = useRef<HTMLDivElement>(null);
  useSyncPosition(() => {
    const { x, y } = engine.project(at);
    setTranslate(own.current, x, y);
  });
  return <div ref={own} {...element} />;
}
