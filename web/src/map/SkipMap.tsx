import { useRef, type ReactNode } from 'react';
import * as texts from './texts.tsx';
import * as buttonStyles from '../ui/button.module.css';

/** A way past everything that stands on a map, for the keyboard: that can be a hundred stops. */
export function SkipMap({ children }: { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null);
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.solid} skip-link`}
        onClick={() => end.current?.focus({ preventScroll: true })}
      >
        {texts.skip}
      </button>
      {children}
      <span ref={end} className="sr-only" tabIndex={-1}>
        {texts.end}
      </span>
    </>
  );
}
