import { useRef } from 'react';
import type { MapEngine } from './engine.ts';
import type { Point } from './types.ts';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import * as styles from './map.module.css';

/** Where the visitor is. */
export function VisitorDot({ engine, at }: { engine: MapEngine; at: Point }) {
  const dot = useRef<HTMLDivElement>(null);
  useSyncPosition(engine, () => {
    const { x, y } = engine.project(at);
    setTranslate(dot.current, x, y);
  });
  return (
    <div ref={dot} className={styles.me}>
      <span className="sr-only">Your location</span>
    </div>
  );
}
