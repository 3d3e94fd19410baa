import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Where Esc has a meaning of its own. */
const FIELDS = 'input, textarea, select, option';

/**
 * While something is open, Esc closes it, unless it is pressed in a field. However it is closed: where the
 * focus was inside it, what opened it gets the focus back.
 * @param openId what is open; null is nothing
 */
export function useDismiss(openId: number | null, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const opener = useRef<Element | null>(null);
  // Before the opened part takes the focus, which it does in an effect of its own.
  useLayoutEffect(() => {
    if (openId !== null) opener.current = document.activeElement;
  }, [openId]);
  useEffect(() => {
    if (openId === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.matches(FIELDS)) return;
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      const before = opener.current;
      if (document.activeElement === document.body && before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, [openId]);
}
