import type { Bbox } from '@cortado/contract/distance';
import { useEffect } from 'react';
import { type MapLine, useMapEngine } from './engine.ts';
import { ZOOM } from './zoom-levels.ts';

function boundsOf(points: MapLine['points']): Bbox {
  const lngs = points.map(([lng]) => lng);
  const lats = points.map(([, lat]) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** A line on the map, which shows all of it at first. */
export function LineOnMap({ line }: { line: MapLine }) {
  const engine = useMapEngine();
  const { points } = line;
  useEffect(() => engine.drawLine(line), [engine, line]);
  useEffect(
    () => engine.fit(boundsOf(points), { min: ZOOM.min, max: ZOOM.maxFit }),
    [engine, points],
  );
  return null;
}
