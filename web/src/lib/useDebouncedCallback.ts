import { useEffect, useRef } from 'react';

export interface Debounced<Args extends unknown[]> {
  /** Calls back after the delay, unless called again before. */
  call: (...args: Args) => void;
  /** Makes a waiting call now. */
  flush: () => void;
  /** Drops a waiting call, as leaving the screen does. */
  cancel: () => void;
}

export function useDebouncedCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
  delayMs: number,
): Debounced<Args> {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void } | null>(null);
  const cancel = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return {
    call(...args) {
      cancel();
      const run = () => {
        waiting.current = null;
        callback(...args);
      };
      waiting.current = { timer: setTimeout(run, delayMs), run };
    },
    flush() {
      const run = waiting.current?.run;
      cancel();
      run?.();
    },
    cancel,
  };
}
