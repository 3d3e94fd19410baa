/** MapLibre's zoom numbers. */
export const ZOOM = {
  default: 12,
  located: 13,
  single: 15,
  minFit: 12,
  maxFit: 16,
  min: 9,
  /** Of a style that may show the world; the bundled one shows Greater Boston. */
  minOfStyle: 2,
  max: 18,
} as const;
