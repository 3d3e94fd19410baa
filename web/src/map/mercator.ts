import type { Point } from '@cortado/contract/distance';

/** How wide the world is at zoom 0, by MapLibre's zoom numbers. */
export const WORLD_PX = 512;

/** Web Mercator, from 0 to 1. */
export const toWorld = ({ lat, lng }: Point) => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};

export const fromWorld = (x: number, y: number): Point => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lng: (x - 0.5) * 360,
});
