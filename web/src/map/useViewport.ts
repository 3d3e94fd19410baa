import type { Bbox } from '@cortado/contract/distance';
import { useEffect, useState } from 'react';
import type { MapEngine } from './engine.ts';
import { useMapEngine } from './engine-context.ts';
import type { Viewport } from './types.ts';

function widen([west, south, east, north]: Bbox): Bbox {
  const x = (east - west) / 4;
  const y = (north - south) / 4;
  return [
    Math.max(-180, west - x),
    Math.max(-90, south - y),
    Math.min(180, east + x),
    Math.min(90, north + y),
  ];
}

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
