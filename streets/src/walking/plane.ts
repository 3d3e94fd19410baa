import type { Position } from 'geojson';

/** A point of a plane, in metres east and north of its origin. */
export type PlanePoint = readonly [x: number, y: number];

/**
 * A plane that touches the earth in one point. Within 30 km of it distances are right to 0.5 %.
 * Lengths and ways are measured in it, so that all of them agree.
 */
export class Plane {
  readonly #origin: readonly [number, number];
  readonly #metresEast: number;
  readonly #metresNorth: number;

  /** @param origin longitude and latitude in degrees */
  constructor(origin: Position) {
    const [longitude, latitude] = origin as [number, number];
    const angle = (latitude * Math.PI) / 180;
    this.#origin = [longitude, latitude];
    // The length of a degree on the ellipsoid WGS84.
    this.#metresEast = 111_412.84 * Math.cos(angle) - 93.5 * Math.cos(3 * angle);
    this.#metresNorth = 111_132.92 - 559.82 * Math.cos(2 * angle);
  }

  toPlane([longitude, latitude]: Position): PlanePoint {
    return [
      (longitude! - this.#origin[0]) * this.#metresEast,
      (latitude! - this.#origin[1]) * this.#metresNorth,
    ];
  }

  /** @returns longitude and latitude in degrees, to six decimals: 10 cm */
  toPosition(x: number, y: number): [longitude: number, latitude: number] {
    return [
      roundDegrees(this.#origin[0] + x / this.#metresEast),
      roundDegrees(this.#origin[1] + y / this.#metresNorth),
    ];
  }
}

const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** The point of a stretch that is nearest to `[x, y]`. */
export interface Foot {
  /** Share of the stretch before it, 0 to 1. */
  share: number;
  x: number;
  y: number;
  /** Metres from the point. */
  away: number;
}

export function footOn(x: number, y: number, ax: number, ay: number, bx: number, by: number): Foot {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / squared;
  const share = Math.min(1, Math.max(0, along));
  const [footX, footY] = [ax + share * dx, ay + share * dy];
  return { share, x: footX, y: footY, away: Math.hypot(x - footX, y - footY) };
}
