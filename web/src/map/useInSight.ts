import type { Point } from '@cortado/contract/distance';
import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import { EDGE, PIN_HEIGHT } from './popup-placement.ts';
import { useMapEngine, type ScreenPoint } from './engine.ts';

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Where it can't be fully visible, its end is. */
const along = (start: number, end: number, min: number, max: number): number =>
  end > max ? max - end : Math.max(0, Math.min(min - start, max - end));

/** The shortest way that brings a box into a frame, in pixels to the right and down; 0 where it is inside. */
export function shiftInto(box: Box, frame: Box): ScreenPoint {
  return {
    x: along(box.left, box.right, frame.left, frame.right),
    y: along(box.top, box.bottom, frame.top, frame.bottom),
  };
}

/** The view that is the visitor's own, while the map shows another one by itself. */
export interface OwnView {
  /** Moves the map to another view. */
  leave: (to: Point) => void;
  forget: () => void;
}

/** Half as wide as a pin's target. */
const PIN_SIDE = 22;
/** Buttons float over the upper edge of a map with a card. */
const BUTTONS = 68;
/** Views farther apart than this, in pixels, are different. */
const SAME = 2;

/** Moves the map back to the visitor's own view once nothing is open, unless it has been moved meanwhile. */
export function useOwnView(isOpen: boolean): OwnView {
  const engine = useMapEngine();
  const left = useRef<{ before: Point; to: Point } | null>(null);
  useEffect(() => {
    if (isOpen || !left.current) return;
    const { before, to } = left.current;
    left.current = null;
    const center = engine.project(engine.center());
    const { x, y } = engine.project(to);
    if (Math.hypot(x - center.x, y - center.y) < SAME) engine.easeTo(before);
  }, [engine, isOpen]);
  return useMemo(
    () => ({
      leave(to) {
        left.current = { before: left.current?.before ?? engine.center(), to };
        engine.easeTo(to);
      },
      forget() {
        left.current = null;
      },
    }),
    [engine],
  );
}

/**
 * Moves the map so far that an open pin is visible together with its popup, or beside the card at the map's foot:
 * when it opens, and while its popup grows. The visitor's own movement ends that.
 * @param element the popup or card
 */
export function useInSight(
  element: RefObject<HTMLElement | null>,
  at: Point,
  own: OwnView,
  isCard = false,
): void {
  const engine = useMapEngine();
  const show = useEffectEvent((opened: HTMLElement) => {
    const map = opened.offsetParent!.getBoundingClientRect();
    const { left, top, right, bottom } = opened.getBoundingClientRect();
    const point = engine.project(at);
    const [x, y] = [map.left + point.x, map.top + point.y];
    const pin = { left: x - PIN_SIDE, top: y - PIN_HEIGHT, right: x + PIN_SIDE, bottom: y };
    const frame = {
      left: map.left + EDGE,
      top: map.top + (isCard ? BUTTONS : EDGE),
      right: map.right - EDGE,
      bottom: isCard ? top - EDGE : map.bottom - EDGE,
    };
    const together = {
      left: Math.min(pin.left, left),
      top: Math.min(pin.top, top),
      right: Math.max(pin.right, right),
      bottom: Math.max(pin.bottom, bottom),
    };
    const shift = shiftInto(isCard ? pin : together, frame);
    if (shift.x === 0 && shift.y === 0) return;
    const center = engine.project(engine.center());
    own.leave(engine.unproject({ x: center.x - shift.x, y: center.y - shift.y }));
  });
  useEffect(() => {
    const opened = element.current!;
    const observer = new ResizeObserver(() => show(opened));
    observer.observe(opened);
    const stop = engine.onMoveEnd((byUser) => {
      if (!byUser) return;
      own.forget();
      observer.disconnect();
    });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [engine, element, own]);
}
