import { addBit, eachBit, emptyBits, type Bits } from './bitset.ts';

/** Which cafes are in which area. There may be many areas, so cafes are listed and not kept as bit sets. */
export class Areas {
  /** The one with most cafes first, ties by name. */
  readonly names: readonly string[];
  /** By position, the place of its area in `names`. */
  readonly #areaOf: Uint32Array;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #positions: readonly (readonly number[])[];

  /** @param areas each cafe's area by position */
  constructor(areas: readonly string[]) {
    const positions = new Map<string, number[]>();
    for (const [position, area] of areas.entries()) {
      const found = positions.get(area);
      if (found) found.push(position);
      else positions.set(area, [position]);
    }
    const sorted = [...positions].toSorted(
      ([a, some], [b, more]) => more.length - some.length || (a < b ? -1 : 1),
    );
    this.names = sorted.map(([area]) => area);
    this.#positions = sorted.map(([, at]) => at);
    this.#numbers = new Map(this.names.map((area, number) => [area, number]));
    this.#areaOf = new Uint32Array(areas.length);
    for (const [number, at] of this.#positions.entries()) {
      for (const position of at) this.#areaOf[position] = number;
    }
  }

  within(area: string): Bits {
    const bits = emptyBits(this.#areaOf.length);
    const number = this.#numbers.get(area);
    if (number !== undefined) {
      for (const position of this.#positions[number]!) addBit(bits, position);
    }
    return bits;
  }

  /** How many of some cafes are in each area, in the order of `names`. */
  count(bits: Bits): number[] {
    const counts = Array.from(this.names, () => 0);
    eachBit(bits, (position) => {
      counts[this.#areaOf[position]!]!++;
    });
    return counts;
  }
}
