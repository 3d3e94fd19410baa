/** The bits of a projected coordinate: small integers, which are the fastest to compute with. */
export const UNIT_BITS = 31;

/**
 * The Web Mercator projection of the world to a square this many units wide, at most 2 cm each on the ground: x eastward
 * from the 180th meridian, y southward. What lies beyond its edges near the poles is moved to them.
 */
export const UNITS = 2 ** UNIT_BITS;

const toUnit = (share: number) => Math.max(0, Math.min(UNITS - 1, Math.floor(share * UNITS)));

export const toX = (longitude: number) => toUnit((longitude + 180) / 360);

export function toY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return toUnit(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
}

export const toLongitude = (x: number) => (x / UNITS) * 360 - 180;

export const toLatitude = (y: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / UNITS))) * 180) / Math.PI;

/** The number of units eastward from one x to another, across the 180th meridian if need be. */
export const eastward = (from: number, to: number) => (to >= from ? to - from : to - from + UNITS);
