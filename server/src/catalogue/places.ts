import {
  distanceKey,
  isOnEarth,
  toGlobe,
  UNKNOWN_DISTANCE_KEY,
  type CafeQuery,
} from '@cortado/contract';
import { addBit, emptyBits, type Bits } from './bitset.ts';
import { toX, toY } from './map-projection.ts';
import { sortInSlices, visitInSlices } from './slices.ts';

interface Place {
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
}

const toPoint = ({ latitude, longitude }: Place) => ({ lat: latitude, lng: longitude });

const NOWHERE = [Infinity, Infinity, Infinity];

/** Binary search for the first index whose value is at least `limit` or, with `above`, above it. */
function firstFrom(sorted: Float64Array, limit: number, above: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < limit || (above && sorted[middle] === limit)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of coordinates for boxes and distances. A cafe with impossible ones is in no box. */
export class Places {
  readonly #size: number;
  /** The positions with possible coordinates. Not to be changed. */
  readonly placed: Bits;
  /** By position, projected for the map. */
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  /** By position, x, y and z on a sphere of radius 1. */
  readonly #points: Float64Array;
  /** Positions with possible coordinates, by longitude. */
  readonly #eastward: Uint32Array;
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;

  private constructor(points: Float64Array, eastward: Uint32Array) {
    this.#size = points.length / 3;
    this.#points = points;
    this.placed = emptyBits(this.#size);
    this.xs = new Int32Array(this.#size);
    this.ys = new Int32Array(this.#size);
    this.#eastward = eastward;
    this.#longitudes = new Float64Array(eastward.length);
    this.#latitudes = new Float64Array(eastward.length);
  }

  /** @param placeAt the place by position */
  static *build(size: number, placeAt: (position: number) => Place): Generator<undefined, Places> {
    const points = new Float64Array(size * 3);
    const longitudes = new Float64Array(size);
    const possible = new Uint32Array(size);
    let count = 0;
    yield* visitInSlices(size, (position) => {
      const point = toPoint(placeAt(position));
      longitudes[position] = point.lng;
      if (isOnEarth(point)) possible[count++] = position;
      points.set(isOnEarth(point) ? toGlobe(point) : NOWHERE, position * 3);
    });
    const eastward = yield* sortInSlices(possible.slice(0, count), longitudes);
    const places = new Places(points, eastward);
    yield* visitInSlices(count, (at) => {
      const position = eastward[at]!;
      const longitude = longitudes[position]!;
      const { latitude } = placeAt(position);
      places.#longitudes[at] = longitude;
      places.#latitudes[at] = latitude;
      addBit(places.placed, position);
      places.xs[position] = toX(longitude);
      places.ys[position] = toY(latitude);
    });
    return places;
  }

  /** A new set of the cafes within a box, which may cross the 180th meridian (west > east). */
  within([west, south, east, north]: NonNullable<CafeQuery['bbox']>): Bits {
    const bits = emptyBits(this.#size);
    const strips = west <= east ? [[west, east]] : [[west, 180], [-180, east]]; // prettier-ignore
    for (const [from, to] of strips) {
      const end = firstFrom(this.#longitudes, to!, true);
      for (let at = firstFrom(this.#longitudes, from!, false); at < end; at++) {
        const latitude = this.#latitudes[at]!;
        if (latitude >= south && latitude <= north) addBit(bits, this.#eastward[at]!);
      }
    }
    return bits;
  }

  /**
   * A key that grows with the distance from a point, only for sorting. Impossible coordinates count as
   * the contract's unknown distance.
   */
  squaredChord(from: CafeQuery['origin']): (position: number) => number {
    const origin = toGlobe(from);
    const points = this.#points;
    return (position) => {
      const at = position * 3;
      const x = points[at]!;
      return x === Infinity
        ? UNKNOWN_DISTANCE_KEY
        : distanceKey(origin, x, points[at + 1]!, points[at + 2]!);
    };
  }
}
