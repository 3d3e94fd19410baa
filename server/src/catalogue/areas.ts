import { addBit, eachBit, emptyBits, type Bits } from './bitset.ts';
import { visitInSlices } from './slices.ts';

/** Index of cafes by area. There may be many areas, so it keeps lists of positions, not bit sets. */
export class Areas {
  /** In no particular order. */
  readonly names: readonly string[];
  /** By position, the index of the cafe's area in `names`. */
  readonly #areaOf: Uint32Array;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #positions: readonly (readonly number[])[];

  private constructor(size: number, positions: ReadonlyMap<string, readonly number[]>) {
    this.names = [...positions.keys()];
    this.#positions = [...positions.values()];
    this.#numbers = new Map(this.names.map((area, number) => [area, number]));
    this.#areaOf = new Uint32Array(size);
  }

  /** @param areaAt the cafe's area by position */
  static *build(size: number, areaAt: (position: number) => string): Generator<undefined, Areas> {
    const positions = new Map<string, number[]>();
    yield* visitInSlices(size, (position) => {
      const area = areaAt(position);
      const list = positions.get(area);
      if (list) list.push(position);
      else positions.set(area, [position]);
    });
    const areas = new Areas(size, positions);
    yield* visitInSlices(size, (position) => {
      areas.#areaOf[position] = areas.#numbers.get(areaAt(position))!;
    });
    return areas;
  }

  /** A new set of the area's cafes; empty for an unknown area. */
  within(area: string): Bits {
    const bits = emptyBits(this.#areaOf.length);
    const number = this.#numbers.get(area);
    if (number !== undefined) {
      for (const position of this.#positions[number]!) addBit(bits, position);
    }
    return bits;
  }

  /** How many of these cafes are in each area, in the order of `names`. */
  count(bits: Bits): number[] {
    const counts = Array.from(this.names, () => 0);
    eachBit(bits, (position) => {
      counts[this.#areaOf[position]!]!++;
    });
    return counts;
  }
}
