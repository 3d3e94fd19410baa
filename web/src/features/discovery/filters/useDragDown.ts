import { useRef, type PointerEvent, type RefObject } from 'react';

/** How far down, in pixels, lets go of it. */
const LETS_GO = 96;

/** Handlers for the part of a sheet that pulls it down; far enough closes it, less springs back. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<number | null>(null);
  const pulled = (event: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, event.clientY - start.current);
  const end = (event: PointerEvent) => {
    const far = pulled(event) > LETS_GO;
    start.current = null;
    if (far) onClose();
    else sheet.current?.style.removeProperty('translate');
  };
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null && sheet.current) {
        sheet.current.style.translate = `0 ${pulled(event)}px`;
      }
    },
    onPointerUp: end,
    onPointerCancel() {
      start.current = null;
      sheet.current?.style.removeProperty('translate');
    },
  };
}
