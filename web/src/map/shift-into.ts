import type { ScreenPoint } from './engine.ts';

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Where it can't be all in sight, its end is. */
const along = (start: number, end: number, min: number, max: number): number =>
  end > max ? max - end : Math.max(0, Math.min(min - start, max - end));

/** The shortest way that brings a box into a frame, in pixels to the right and down; 0 where it is inside. */
export function shiftInto(box: Box, frame: Box): ScreenPoint {
  return {
    x: along(box.left, box.right, frame.left, frame.right),
    y: along(box.top, box.bottom, frame.top, frame.bottom),
  };
}
