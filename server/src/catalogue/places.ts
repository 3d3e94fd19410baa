import type { CafeQuery } from '@cortado/contract';
import { addBit, emptyBits, type Bits } from './bitset.ts';

interface Place {
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
}

const isPossible = ({ latitude, longitude }: Place) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const NOWHERE = [Infinity, Infinity, Infinity];

/** Degrees to a point on a globe of radius 1. */
function onGlobe({ latitude, longitude }: Place): [number, number, number] {
  const fromAxis = Math.cos(radians(latitude));
  return [
    fromAxis * Math.cos(radians(longitude)),
    fromAxis * Math.sin(radians(longitude)),
    Math.sin(radians(latitude)),
  ];
}

/** The first index whose value is at least (or, with `above`, above) a limit. */
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

/** Where cafes are: boxes and distances. A cafe with impossible coordinates is nowhere. */
export class Places {
  readonly #size: number;
  /** By position, three coordinates on a globe of radius 1. */
  readonly #points: Float64Array;
  /** The possible ones from west to east. */
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
      this.#points.set(isPossible(place) ? onGlobe(place) : NOWHERE, position * 3);
      longitudes[position] = place.longitude;
      if (isPossible(place)) possible.push(position);
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

  /** Cafes within a box, which may cross the 180th meridian (west > east). */
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
   * How far each cafe is from a point, for ordering alone: the square of the straight line through a
   * globe of radius 1, which grows as the way around it does. Infinity for a cafe that is nowhere.
   */
  farness(from: CafeQuery['origin']): (position: number) => number {
    const [x, y, z] = onGlobe({ latitude: from.lat, longitude: from.lng });
    const points = this.#points;
    return (position) => {
      const at = position * 3;
      return (points[at]! - x) ** 2 + (points[at + 1]! - y) ** 2 + (points[at + 2]! - z) ** 2;
    };
  }
}
