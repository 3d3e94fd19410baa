import {
  distanceKey,
  isOnEarth,
  toGlobe,
  UNKNOWN_DISTANCE_KEY,
  type CafeQuery,
} from '@cortado/contract';
import { addBit, emptyBits, type Bits } from './bitset.ts';

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
  /** By position, x, y and z on a sphere of radius 1. */
  readonly #points: Float64Array;
  /** Positions with possible coordinates, by longitude. */
  readonly #eastward: Uint32Array;
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;

  constructor(places: readonly Place[]) {
    this.#size = places.length;
    this.#points = new Float64Array(places.length * 3);
    const longitudes = new Float64Array(places.length);
    const possible: number[] = [];
    for (let position = 0; position < places.length; position++) {
      const place = places[position]!;
      const point = toPoint(place);
      this.#points.set(isOnEarth(point) ? toGlobe(point) : NOWHERE, position * 3);
      longitudes[position] = place.longitude;
      if (isOnEarth(point)) possible.push(position);
    }
    this.#eastward = new Uint32Array(possible).toSorted((a, b) => longitudes[a]! - longitudes[b]!);
    this.#longitudes = new Float64Array(possible.length);
    this.#latitudes = new Float64Array(possible.length);
    for (let at = 0; at < possible.length; at++) {
      const position = this.#eastward[at]!;
      this.#longitudes[at] = longitudes[position]!;
      this.#latitudes[at] = places[position]!.latitude;
    }
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
