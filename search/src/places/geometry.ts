export interface Point {
  /** Degrees. */
  lat: number;
  /** Degrees. */
  lng: number;
}

/** Whether a point's coordinates are possible. */
export const isOnEarth = ({ lat, lng }: Point): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** [west, south, east, north] in degrees; one with west > east crosses the 180th meridian. */
export type Box = readonly [number, number, number, number];
