import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Text } from '../ui/Text.tsx';
import type { EngineOptions, OpenEngine } from './engine.ts';
import { MapEngineContext } from './engine-context.ts';
import * as texts from '#messages/map';
import { useEngine } from './useEngine.ts';
import * as fillerStyles from '../ui/filler.module.css';
import * as styles from './map.module.css';

interface MapContainerProps {
  options: EngineOptions;
  /** Whether the map is a part of its screen, not a half of it: that is how its failure is worded. */
  isPart?: boolean;
  /** What stands over the map once it is there. */
  children: ReactNode;
}

/** WebGL, without which this engine can't draw, is tried before its 230 kB are loaded. */
const openMapLibre: OpenEngine = async (container, options) => {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) throw new Error('This browser has no WebGL.');
  context.getExtension('WEBGL_lose_context')?.loseContext();
  const mapLibre = await import('./maplibre-engine.ts');
  return mapLibre.openMapLibre(container, options);
};

const openGoogle: OpenEngine = async (...args) => {
  const google = await import('./google/google-engine.ts');
  return google.openGoogle(...args);
};

/** What is said where the map cannot be shown. */
function failureOf(isGoogle: boolean, isPart: boolean): { title: string; text: string } {
  const title = isPart ? texts.apiFailedHeading() : texts.failedHeading();
  if (!isGoogle) return { title, text: texts.failed() };
  return { title, text: isPart ? texts.googleApiFailed() : texts.googleFailed() };
}

function Failed({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <Stack align="center" className={styles.failed} role="alert">
      <Text as="h2" size="h3">
        {title}
      </Text>
      <Text tone="soft">{text}</Text>
      <Button look="solid" onClick={onRetry}>
        {texts.tryAgain()}
      </Button>
    </Stack>
  );
}

function MapAttempt(props: MapContainerProps & { onRetry: () => void }) {
  const { options, isPart = false, children, onRetry } = props;
  const isGoogle = options.source.kind === 'google';
  const container = useRef<HTMLDivElement>(null);
  const state = useEngine(container, isGoogle ? openGoogle : openMapLibre, options);
  return (
    <>
      <div ref={container} className={styles.ground} />
      {state.status === 'loading' && (
        <p className={`${fillerStyles.filler} ${styles.loading}`}>{texts.loading()}</p>
      )}
      {state.status === 'ready' && (
        <MapEngineContext value={state.engine}>{children}</MapEngineContext>
      )}
      {options.source.kind === 'bundled' && (
        <p className={styles.credit}>{texts.credit({ more: <span /> })}</p>
      )}
      {state.status === 'failed' && <Failed {...failureOf(isGoogle, isPart)} onRetry={onRetry} />}
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
