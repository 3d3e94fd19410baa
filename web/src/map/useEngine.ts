import { useEffect, useState, type RefObject } from 'react';
import type { EngineOptions, MapEngine, OpenEngine } from './engine.ts';
import { onThemeChange } from '../lib/theme.ts';

export type EngineState =
  | { status: 'loading' }
  | { status: 'ready'; engine: MapEngine }
  | { status: 'failed' };

/** Opens an engine in the container once it is there, follows the theme, and gives everything back at the end. */
export function useEngine(
  container: RefObject<HTMLElement | null>,
  open: OpenEngine,
  options: EngineOptions,
): EngineState {
  const [state, setState] = useState<EngineState>({ status: 'loading' });
  // A map keeps the place it was opened at: later options move it by other means.
  const [first] = useState(options);
  useEffect(() => {
    let ended = false;
    let engine: MapEngine | null = null;
    let hasFailed = false;
    const fail = () => {
      hasFailed = true;
      if (!ended) setState({ status: 'failed' });
    };
    const start = async () => {
      try {
        const opened = await open(container.current!, first, fail);
        if (ended || hasFailed) return opened.destroy();
        engine = opened;
        setState({ status: 'ready', engine });
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
