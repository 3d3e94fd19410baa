import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { buttonClass } from '../ui/Button.tsx';
import { RetryButton } from '../ui/PartBoundary.tsx';
import { Heading, Stack, Text } from '../ui/Layout.tsx';
import { type EngineOptions, type OpenEngine, type MapEngine, MapEngineContext } from './engine.ts';
import { onThemeChange } from '../lib/theme.ts';
import * as texts from '#messages/map';
import * as fillerStyles from '../ui/filler.module.css';
import * as styles from './map.module.css';

/** Opens an engine in the container once it is there, follows the theme, and disposes of it at the end. */
function useEngine(
  container: RefObject<HTMLElement | null>,
  open: OpenEngine,
  options: EngineOptions,
): MapEngine | 'loading' | 'failed' {
  const [state, setState] = useState<MapEngine | 'loading' | 'failed'>('loading');
  // These apply only when a map is opened: later options move it by other means.
  const [first] = useState(options);
  useEffect(() => {
    let ended = false;
    let engine: MapEngine | null = null;
    let hasFailed = false;
    const fail = () => {
      hasFailed = true;
      if (!ended) setState('failed');
    };
    const start = async () => {
      try {
        const opened = await open(container.current!, first, fail);
        if (ended || hasFailed) return opened.destroy();
        engine = opened;
        setState(engine);
      } catch {
        fail();
      }
      return undefined;
    };
    void start();
    const stopTheme = onThemeChange(() => engine?.updateTheme());
    return () => {
      ended = true;
      stopTheme();
      engine?.destroy();
    };
  }, [container, open, first]);
  return state;
}

interface MapContainerProps {
  options: EngineOptions;
  /** Whether the map is a small part of its screen: its failure is worded by that. */
  isPart?: boolean;
  /** Over the map once it is there. */
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

/** The card for a map that cannot be shown. */
function failureOf(isGoogle: boolean, isPart: boolean): { title: string; text: string } {
  const title = isPart ? texts.apiFailedHeading() : texts.failedHeading();
  if (!isGoogle) return { title, text: texts.failed() };
  return { title, text: isPart ? texts.googleApiFailed() : texts.googleFailed() };
}

function Failed({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <Stack align="center" className={styles.failed} role="alert">
      <Heading>{title}</Heading>
      <Text tone="soft">{text}</Text>
      <RetryButton className={buttonClass({ look: 'solid' })} retry={onRetry} retried={false} />
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
      {state === 'loading' && (
        <p className={`${fillerStyles.filler} ${styles.loading}`}>{texts.loading()}</p>
      )}
      {typeof state === 'object' && <MapEngineContext value={state}>{children}</MapEngineContext>}
      {options.source.kind === 'bundled' && (
        <p className={styles.credit}>{texts.credit({ more: <span /> })}</p>
      )}
      {state === 'failed' && <Failed {...failureOf(isGoogle, isPart)} onRetry={onRetry} />}
    </>
  );
}

/** A map and what is over it; where the map cannot be shown, a card says so and offers another try. */
export function MapContainer(props: MapContainerProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <section className={styles.frame} aria-label={props.options.label}>
      <MapAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
    </section>
  );
}
