import type { Bbox, Point } from '@cortado/contract/distance';
import { fromWorld, toWorld, WORLD_PX } from './mercator.ts';

/** A map narrower than this, in pixels, has its buttons above and below. */
const NARROW = 560;

interface Frame {
  width: number;
  height: number;
  /** Whether it is a part of a page, without buttons at its foot. */
  isPart: boolean;
}

/** How much of the map's edges is covered, in pixels. */
const fitPadding = ({ width, isPart }: Frame) => {
  if (isPart) return { top: 64, right: 72, bottom: 64, left: 40 };
  return width < NARROW
    ? { top: 72, right: 40, bottom: 132, left: 40 }
    : { top: 72, right: 64, bottom: 64, left: 64 };
};

/**
 * The camera that shows a box within a map's padding, its zoom limited to two bounds.
 * @param middle where to look if the box is too large to be seen at once
 */
export function fittingCamera(
  [west, south, east, north]: Bbox,
  frame: Frame,
  bounds: { min: number; max: number },
  middle?: Point,
): { center: Point; zoom: number } {
  const { top, right, bottom, left } = fitPadding(frame);
  // A box over the 180th meridian ends beyond it.
  const from = toWorld({ lat: north, lng: west });
  const to = toWorld({ lat: south, lng: east < west ? east + 360 : east });
  const width = Math.max(1, frame.width - left - right);
  const height = Math.max(1, frame.height - top - bottom);
  const scale = Math.min(width / (to.x - from.x), height / (to.y - from.y)) / WORLD_PX;
  const fitting = Math.log2(scale);
  const zoom = Math.min(bounds.max, Math.max(bounds.min, fitting));
  const pixel = 1 / (WORLD_PX * 2 ** zoom);
  const target =
    middle && fitting < bounds.min
      ? toWorld(middle)
      : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const x = target.x + ((right - left) / 2) * pixel;
  const y = target.y + ((bottom - top) / 2) * pixel;
  return { center: fromWorld(x, y), zoom };
}
