import { useEffect, useState } from 'react';
import type { MapEngine } from './engine.ts';
import type { Box } from './types.ts';

/** A part of the map that is drawn: a little more than is seen, at a whole zoom. */
export interface Frame {
  box: Box;
  zoom: number;
}

function widen([west, south, east, north]: Box): Box {
  const x = (east - west) / 4;
  const y = (north - south) / 4;
  return [
    Math.max(-180, west - x),
    Math.max(-90, south - y),
    Math.min(180, east + x),
    Math.min(90, north + y),
  ];
}

const frameOf = (engine: MapEngine): Frame => ({
  box: widen(engine.box()),
  zoom: Math.floor(engine.zoom()),
});

/** The frame after each movement, and at once when a whole zoom is crossed. */
export function useFrame(engine: MapEngine): Frame {
  const [frame, setFrame] = useState(() => frameOf(engine));
  useEffect(() => {
    let zoom = Math.floor(engine.zoom());
    const stopMove = engine.onMove(() => {
      if (Math.floor(engine.zoom()) === zoom) return;
      zoom = Math.floor(engine.zoom());
      setFrame(frameOf(engine));
    });
    const stopEnd = engine.onMoveEnd(() => setFrame(frameOf(engine)));
    return () => {
      stopMove();
      stopEnd();
    };
  }, [engine]);
  return frame;
}
