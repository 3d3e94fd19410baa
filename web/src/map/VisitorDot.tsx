import type { Point } from '@cortado/contract/distance';
import { useRef } from 'react';
import * as texts from '#messages/map';
import { useMapEngine } from './engine-context.ts';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import * as styles from './marker.module.css';

/** Where the visitor is. */
export function VisitorDot({ at }: { at: Point }) {
  const engine = useMapEngine();
  const dot = useRef<HTMLDivElement>(null);
  useSyncPosition(() => {
    const { x, y } = engine.project(at);
    setTranslate(dot.current, x, y);
  });
  return (
    <div ref={dot} className={styles.me}>
      <span className="sr-only">{texts.visitor()}</span>
    </div>
  );
}
