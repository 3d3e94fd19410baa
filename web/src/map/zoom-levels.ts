/** MapLibre's zoom numbers. */
export const ZOOM = {
  default: 12,
  located: 13,
  single: 15,
  minFit: 12,
  maxFit: 16,
  min: 2,
  /** From here on places have their names. */
  named: 15,
  max: 18,
} as const;
