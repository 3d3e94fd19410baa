import { useEffect, useState } from 'react';
import { widen } from './bounds.ts';
import type { MapEngine } from './engine.ts';
import { useMapEngine } from './engine-context.ts';
import type { Viewport } from './types.ts';

const viewportOf = (engine: MapEngine): Viewport => ({
  inSight: engine.getBounds(),
  bounds: widen(engine.getBounds()),
  zoom: Math.floor(engine.zoom()),
});

/** The viewport after each movement, and at once when a whole zoom is crossed. */
export function useViewport(): Viewport {
  const engine = useMapEngine();
  const [viewport, setViewport] = useState(() => viewportOf(engine));
  useEffect(() => {
    let zoom = Math.floor(engine.zoom());
    const stopMove = engine.onMove(() => {
      if (Math.floor(engine.zoom()) === zoom) return;
      zoom = Math.floor(engine.zoom());
      setViewport(viewportOf(engine));
    });
    const stopEnd = engine.onMoveEnd(() => setViewport(viewportOf(engine)));
    return () => {
      stopMove();
      stopEnd();
    };
  }, [engine]);
  return viewport;
}
