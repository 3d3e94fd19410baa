import { EARTH_RADIUS_KM, type CafeQuery } from '@cortado/contract';
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
  readonly #places: readonly Place[];
  /** The possible ones from west to east. */
  readonly #eastward: Uint32Array;
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;

  constructor(places: readonly Place[]) {
    this.#places = places;
    this.#eastward = Uint32Array.from([...places.keys()].filter((at) => isPossible(places[at]!)));
    this.#eastward.sort((a, b) => places[a]!.longitude - places[b]!.longitude);
    this.#longitudes = Float64Array.from(this.#eastward, (at) => places[at]!.longitude);
    this.#latitudes = Float64Array.from(this.#eastward, (at) => places[at]!.latitude);
  }

  /** Cafes within a box, which may cross the 180th meridian (west > east). */
  within([west, south, east, north]: NonNullable<CafeQuery['bbox']>): Bits {
    const bits = emptyBits(this.#places.length);
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

  /** Straight-line (haversine) distance in km; Infinity for a cafe that is nowhere. */
  distanceKm(from: CafeQuery['origin'], position: number): number {
    const to = this.#places[position]!;
    if (!isPossible(to)) return Infinity;
    const h =
      Math.sin(radians(to.latitude - from.lat) / 2) ** 2 +
      Math.cos(radians(from.lat)) *
        Math.cos(radians(to.latitude)) *
        Math.sin(radians(to.longitude - from.lng) / 2) ** 2;
    return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
  }
}
