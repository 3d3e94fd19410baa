/** MapLibre's zoom numbers. */
export const ZOOM = {
  default: 12,
  located: 13,
  single: 15,
  fitLeast: 12,
  fitMost: 16,
  least: 9,
  most: 18,
} as const;
