import { useRef, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import * as texts from '#messages/map';

/** A way past everything that stands on a map, for the keyboard: that can be a hundred stops. */
export function SkipMap({ children }: { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Button
        look="solid"
        className="skip-link"
        onClick={() => end.current?.focus({ preventScroll: true })}
      >
        {texts.skip()}
      </Button>
      {children}
      <span ref={end} className="sr-only" tabIndex={-1}>
        {texts.end()}
      </span>
    </>
  );
}
