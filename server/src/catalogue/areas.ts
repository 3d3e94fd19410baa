import { addBit, eachBit, emptyBits, type Bits } from './bitset.ts';

/** Index of cafes by area. There may be many areas, so it keeps lists of positions, not bit sets. */
export class Areas {
  /** Most cafes first, ties by name. */
  readonly names: readonly string[];
  /** By position, the index of the cafe's area in `names`. */
  readonly #areaOf: Uint32Array;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #positions: readonly (readonly number[])[];

  /** @param areas each cafe's area by position */
  constructor(areas: readonly string[]) {
    const positions = new Map<string, number[]>();
    for (const [position, area] of areas.entries()) {
      const list = positions.get(area);
      if (list) list.push(position);
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
