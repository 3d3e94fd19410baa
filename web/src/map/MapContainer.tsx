import { useRef, useState, type ReactNode } from 'react';
import type { EngineOptions } from './engine.ts';
import { MapEngineContext } from './engine-context.ts';
import { openMapLibre } from './maplibre-engine.ts';
import * as texts from './texts.tsx';
import { useEngine } from './useEngine.ts';
import * as buttonStyles from '../ui/button.module.css';
import * as styles from './map.module.css';

interface MapContainerProps {
  options: EngineOptions;
  /** What is said over the reason where the map cannot be shown. */
  failure?: string;
  /** What stands over the map once it is there. */
  children: ReactNode;
}

function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <h2>{title}</h2>
      <p>{texts.failed}</p>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.solid}`}
        onClick={onRetry}
      >
        {texts.tryAgain}
      </button>
    </div>
  );
}

function MapAttempt(props: MapContainerProps & { onRetry: () => void }) {
  const { options, failure = texts.failedHeading, children, onRetry } = props;
  const container = useRef<HTMLDivElement>(null);
  const state = useEngine(container, openMapLibre, options);
  return (
    <>
      <div ref={container} className={styles.ground} />
      {state.status === 'loading' && <p className={styles.status}>{texts.loading}</p>}
      {state.status === 'ready' && (
        <MapEngineContext value={state.engine}>{children}</MapEngineContext>
      )}
      {options.source.kind === 'bundled' && (
        <p className={styles.credit}>
          {texts.credit((text) => (
            <span>{text}</span>
          ))}
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
