import type { Box } from './geometry.ts';
import { addBit, hasBit, type Bits } from '../sets/bitset.ts';
import { TestedGroup } from '../sets/group.ts';
import type { Places } from './places.ts';

/** The documents within a box, which may cross the 180th meridian (west > east). */
export class BoxGroup extends TestedGroup {
  readonly sizeLimit: number;
  readonly #places: Places;
  readonly #box: Box;
  /** From and to below which place eastward. */
  readonly #strips: readonly (readonly [from: number, to: number])[];

  constructor(places: Places, box: Box) {
    super();
    const [west, , east] = box;
    const degrees = west <= east ? [[west, east]] : [[west, 180], [-180, east]]; // prettier-ignore
    this.#places = places;
    this.#box = box;
    this.#strips = degrees.map(([from, to]) => [
      places.firstEastward(from!, false),
      places.firstEastward(to!, true),
    ]);
    this.sizeLimit = this.#strips.reduce((sum, [from, to]) => sum + Math.max(to - from, 0), 0);
  }

  has(position: number): boolean {
    const [west, south, east, north] = this.#box;
    const { latitudes, longitudes, placed } = this.#places;
    const latitude = latitudes[position]!;
    if (!(latitude >= south && latitude <= north)) return false;
    const longitude = longitudes[position]!;
    const isBetween =
      west <= east
        ? longitude >= west && longitude <= east
        : longitude >= west || longitude <= east;
    return isBetween && hasBit(placed, position);
  }

  toArray(): number[] {
    const [, south, , north] = this.#box;
    const { eastward, eastwardLatitudes } = this.#places;
    const found: number[] = [];
    for (const [from, to] of this.#strips) {
      for (let at = from; at < to; at++) {
        const latitude = eastwardLatitudes[at]!;
        if (latitude >= south && latitude <= north) found.push(eastward[at]!);
      }
    }
    return found;
  }

  // Not by `toArray`, nor by what visits each, which would take several times as long.
  unionInto(bits: Bits): void {
    const [, south, , north] = this.#box;
    const { eastward, eastwardLatitudes } = this.#places;
    for (const [from, to] of this.#strips) {
      for (let at = from; at < to; at++) {
        const latitude = eastwardLatitudes[at]!;
        if (latitude >= south && latitude <= north) addBit(bits, eastward[at]!);
      }
    }
  }
}
