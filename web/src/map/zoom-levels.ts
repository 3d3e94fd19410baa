/** MapLibre's zoom numbers. */
export const ZOOM = {
  default: 12,
  located: 13,
  single: 15,
  minFit: 12,
  maxFit: 16,
  min: 2,
  /** Where a box is seen at once only further out, its middle may be an ocean. */
  minOfMiddle: 9,
  max: 18,
} as const;
