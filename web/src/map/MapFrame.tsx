import { useRef, useState, type ReactNode } from 'react';
import type { EngineOptions, MapEngine } from './engine.ts';
import { openMapLibre } from './maplibre-engine.ts';
import { useEngine } from './useEngine.ts';
import './map.css';

interface MapFrameProps {
  options: EngineOptions;
  /** What stands over the map once it is there. */
  children: (engine: MapEngine) => ReactNode;
  onEscape?: () => void;
}

function Opened({ options, children }: Pick<MapFrameProps, 'options' | 'children'>) {
  const container = useRef<HTMLDivElement>(null);
  const state = useEngine(container, openMapLibre, options);
  return (
    <>
      <div ref={container} className="map-ground" />
      {state.status === 'loading' && <p className="map-status">Loading map...</p>}
      {state.status === 'ready' && children(state.engine)}
      {!options.styleUrl && (
        <p className="map-credit">
          Schematic map<span> · town lines: US Census TIGER</span>
        </p>
      )}
      {state.status === 'failed' && <Failed />}
    </>
  );
}

function Failed() {
  return (
    <div className="map-failed" role="alert">
      <h2>Map Loading Error</h2>
      <p>
        Failed to load the maps service (MapLibre). Please check your connection, and that this
        browser allows WebGL.
      </p>
    </div>
  );
}

/** A map and what stands over it; where the map cannot be shown, a card says so and offers another try. */
export function MapFrame({ options, children, onEscape }: MapFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <section
      className="map-frame"
      aria-label={options.label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape?.();
      }}
    >
      <Opened key={attempt} options={options}>
        {children}
      </Opened>
      <button
        type="button"
        className="btn btn-solid map-retry"
        onClick={() => setAttempt(attempt + 1)}
      >
        Try again
      </button>
    </section>
  );
}
