export interface Point {
  /** Degrees. */
  lat: number;
  /** Degrees. */
  lng: number;
}

/** [west, south, east, north] in degrees; one with west > east crosses the 180th meridian. */
export type Box = readonly [number, number, number, number];
