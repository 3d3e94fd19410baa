import type { Bbox, Point } from '@cortado/contract/distance';

/** How much of the map's edges is covered, in pixels. */
export const FIT_PADDING = { top: 72, right: 64, bottom: 64, left: 64 };
/** How wide the world is at zoom 0, by MapLibre's zoom numbers. */
const WORLD_PX = 512;

/** Web Mercator, from 0 to 1. */
const toWorld = ({ lat, lng }: Point) => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};
const fromWorld = (x: number, y: number): Point => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lng: (x - 0.5) * 360,
});

/** The greatest zoom at which a map of a size shows a box within its padding, and the middle it then has. */
export function fittingCamera(
  [west, south, east, north]: Bbox,
  size: { width: number; height: number },
  bounds: { min: number; max: number },
): { center: Point; zoom: number; fitting: number } {
  const { top, right, bottom, left } = FIT_PADDING;
  // A box over the 180th meridian ends beyond it.
  const from = toWorld({ lat: north, lng: west });
  const to = toWorld({ lat: south, lng: east < west ? east + 360 : east });
  const width = Math.max(1, size.width - left - right);
  const height = Math.max(1, size.height - top - bottom);
  const scale = Math.min(width / (to.x - from.x), height / (to.y - from.y)) / WORLD_PX;
  const fitting = Math.min(bounds.max, Math.log2(scale));
  const zoom = Math.floor(Math.max(bounds.min, fitting));
  const pixel = 1 / (WORLD_PX * 2 ** zoom);
  const x = (from.x + to.x) / 2 + ((right - left) / 2) * pixel;
  const y = (from.y + to.y) / 2 + ((bottom - top) / 2) * pixel;
  return { center: fromWorld(x, y), zoom, fitting };
}
