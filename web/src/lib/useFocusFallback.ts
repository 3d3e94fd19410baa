import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** Where a change of `shown` removed the focused element, the focus goes to the screen's heading. */
export function useFocusFallback(shown: unknown): void {
  const before = useRef(shown);
  useEffect(() => {
    if (shown !== before.current && document.activeElement === document.body) focusHeading();
    before.current = shown;
  }, [shown]);
}
