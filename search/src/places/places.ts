import { addBit, emptyBits, type Bits } from '../sets/bitset.ts';
import { isOnEarth, type Point } from './geometry.ts';
import { toGlobe, UNKNOWN_DISTANCE_KEY } from './globe.ts';
import { toX, toY } from './projection.ts';
import type { Keys } from '../ranking/keys.ts';
import { sortInSlices, visitInSlices } from '../slices.ts';
import { newArray } from '../new-array.ts';

const NOWHERE = [Infinity, Infinity, Infinity];

/** By position, in degrees. */
interface Coordinates {
  latitudes: Float64Array;
  longitudes: Float64Array;
}

/** Documents of a segment with possible coordinates. */
export interface PlacedDocuments<Documents> {
  documents: Documents;
  places: Places;
  /** Their positions in the segment. */
  placed: Uint32Array;
}

/** Index of coordinates for boxes and distances. A document with impossible ones is in no box. */
export class Places {
  /** By position, in degrees, possible or not. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** The positions with possible coordinates. Not to be changed. */
  readonly placed: Bits;
  /** By position, projected for the map. */
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  /** By position, x, y and z on a sphere of radius 1. */
  readonly #points: Float64Array;
  /** Positions with possible coordinates, by longitude. */
  eastward: Uint32Array = new Uint32Array(0);
  /** In the order of `eastward`. */
  eastwardLatitudes = new Float64Array(0);

  private constructor(coordinates: Coordinates) {
    const size = coordinates.latitudes.length;
    this.latitudes = coordinates.latitudes;
    this.longitudes = coordinates.longitudes;
    this.placed = emptyBits(size);
    this.xs = newArray(Int32Array, size);
    this.ys = newArray(Int32Array, size);
    this.#points = newArray(Float64Array, size * 3);
  }

  static *build({ latitudes, longitudes }: Coordinates): Generator<undefined, Places> {
    const places = new Places({ latitudes, longitudes });
    const size = latitudes.length;
    const possible = newArray(Uint32Array, size);
    let count = 0;
    yield* visitInSlices(size, (position) => {
      const point = { lat: latitudes[position]!, lng: longitudes[position]! };
      const isPlaced = isOnEarth(point);
      places.#points.set(isPlaced ? toGlobe(point) : NOWHERE, position * 3);
      if (!isPlaced) return;
      possible[count++] = position;
      addBit(places.placed, position);
      places.xs[position] = toX(point.lng);
      places.ys[position] = toY(point.lat);
    });
    const eastward = yield* sortInSlices(possible.slice(0, count), longitudes);
    places.eastward = eastward;
    places.eastwardLatitudes = newArray(Float64Array, count);
    yield* visitInSlices(count, (at) => {
      places.eastwardLatitudes[at] = latitudes[eastward[at]!]!;
    });
    return places;
  }

  /** Binary search for the first place eastward whose longitude is at least `limit` or, with `above`, above it. */
  firstEastward(limit: number, above: boolean): number {
    let low = 0;
    let high = this.eastward.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const longitude = this.longitudes[this.eastward[middle]!]!;
      if (longitude < limit || (above && longitude === limit)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sort keys, nearest first. Impossible coordinates count as an unknown distance. */
  byDistance(from: Point): Keys {
    const [x, y, z] = toGlobe(from);
    const points = this.#points;
    return (positions, count, keys) => {
      for (let at = 0; at < count; at++) {
        const point = positions[at]! * 3;
        const key =
          (points[point]! - x) ** 2 + (points[point + 1]! - y) ** 2 + (points[point + 2]! - z) ** 2;
        keys[at] = key === Infinity ? UNKNOWN_DISTANCE_KEY : key;
      }
    };
  }
}
