import { useRef, type PointerEvent } from 'react';

/** How far down, in pixels, closes it. */
const LETS_GO = 96;

function sheetOf(event: PointerEvent): HTMLElement | null {
  return event.currentTarget.parentElement;
}

/** Handlers for the handle of a sheet, whose parent it pulls down: far enough closes it, less springs back. */
export function useDragDown(onClose: () => void) {
  const start = useRef<number | null>(null);
  const pulled = (event: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, event.clientY - start.current);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const sheet = sheetOf(event);
      if (start.current !== null && sheet) sheet.style.translate = `0 ${pulled(event)}px`;
    },
    onPointerUp(event: PointerEvent) {
      const far = pulled(event) > LETS_GO;
      start.current = null;
      const sheet = sheetOf(event);
      if (far) onClose();
      // It is removed from where it was dragged to; but it may ask first, and its question must be visible.
      requestAnimationFrame(() => sheet?.style.removeProperty('translate'));
    },
    onPointerCancel(event: PointerEvent) {
      start.current = null;
      sheetOf(event)?.style.removeProperty('translate');
    },
  };
}
