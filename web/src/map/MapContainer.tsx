import { useRef, useState, type ReactNode } from 'react';
import type { EngineOptions } from './engine.ts';
import { MapEngineContext } from './engine-context.ts';
import { openMapLibre } from './maplibre-engine.ts';
import { useEngine } from './useEngine.ts';
import * as buttonStyles from '../ui/button.module.css';
import * as styles from './map.module.css';

interface MapContainerProps {
  options: EngineOptions;
  failure?: 'Map Loading Error' | 'API Loading Error';
  /** What stands over the map once it is there. */
  children: ReactNode;
}

function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <h2>{title}</h2>
      <p>
        Failed to load the maps service (MapLibre). Please check your connection, and that this
        browser allows WebGL.
      </p>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.solid}`}
        onClick={onRetry}
      >
        Try again
      </button>
    </div>
  );
}

function MapAttempt(props: MapContainerProps & { onRetry: () => void }) {
  const { options, failure = 'Map Loading Error', children, onRetry } = props;
  const container = useRef<HTMLDivElement>(null);
  const state = useEngine(container, openMapLibre, options);
  return (
    <>
      <div ref={container} className={styles.ground} />
      {state.status === 'loading' && <p className={styles.status}>Loading map...</p>}
      {state.status === 'ready' && (
        <MapEngineContext value={state.engine}>{children}</MapEngineContext>
      )}
      {!options.styleUrl && (
        <p className={styles.credit}>
          Schematic map<span> · town lines: US Census TIGER</span>
        </p>
      )}
      {state.status === 'failed' && <Failed title={failure} onRetry={onRetry} />}
    </>
  );
}

/** A map and what stands over it; where the map cannot be shown, a card says so and offers another try. */
export function MapContainer(props: MapContainerProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <section className={styles.frame} aria-label={props.options.label}>
      <MapAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
    </section>
  );
}
