import type { Position } from 'geojson';

/** A position in WGS84 degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Metres east (x) and north (y) of the plane's origin. */
export interface Spot {
  x: number;
  y: number;
}

const METRES_PER_DEGREE = 111_320;
const MICRO = 1e6;

/** A town is small enough to be flat: positions as metres, within 0.1 % over 50 km. */
export class Plane {
  readonly #origin: Point;
  readonly #perDegreeEast: number;

  /** @param origin near all positions that will be asked for */
  constructor(origin: Point) {
    this.#origin = origin;
    this.#perDegreeEast = METRES_PER_DEGREE * Math.cos((origin.lat * Math.PI) / 180);
  }

  spot([lng = Number.NaN, lat = Number.NaN]: Position): Spot {
    return {
      x: (lng - this.#origin.lng) * this.#perDegreeEast,
      y: (lat - this.#origin.lat) * METRES_PER_DEGREE,
    };
  }

  /** The position of a spot, rounded to a tenth of a metre. */
  point({ x, y }: Spot): Point {
    return {
      lat: Math.round((this.#origin.lat + y / METRES_PER_DEGREE) * MICRO) / MICRO,
      lng: Math.round((this.#origin.lng + x / this.#perDegreeEast) * MICRO) / MICRO,
    };
  }
}

export function metresBetween(a: Spot, b: Spot): number {
  // Much quicker than Math.hypot, and these numbers do not overflow.
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

/** How far along the line from `a` to `b` a spot lies, from 0 to 1. */
export function fractionAlong(spot: Spot, a: Spot, b: Spot): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const square = x * x + y * y;
  if (square === 0) return 0;
  return Math.min(1, Math.max(0, ((spot.x - a.x) * x + (spot.y - a.y) * y) / square));
}

export function between(a: Spot, b: Spot, fraction: number): Spot {
  return { x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction };
}

export function metresFromLine(spot: Spot, a: Spot, b: Spot): number {
  return metresBetween(spot, between(a, b, fractionAlong(spot, a, b)));
}
