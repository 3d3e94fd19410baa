import { Minus, Navigation, Plus } from 'lucide-react';
import type { MapEngine } from './engine.ts';

/** Zoom in and out, and the way to the visitor's own place. */
export function Controls({ engine, onLocate }: { engine: MapEngine; onLocate?: () => void }) {
  return (
    <>
      <div className="map-controls">
        <button type="button" aria-label="Zoom in" onClick={() => engine.zoomBy(1)}>
          <Plus size={18} aria-hidden="true" />
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => engine.zoomBy(-1)}>
          <Minus size={18} aria-hidden="true" />
        </button>
      </div>
      {onLocate && (
        <div className="map-controls map-locate">
          <button type="button" aria-label="Show my location" onClick={onLocate}>
            <Navigation size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
}
