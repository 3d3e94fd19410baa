import { addBit, emptyBits, type Bits } from './bitset.ts';

/** The shown ratings of cafes, and for each threshold the cafes that reach it. */
export class Ratings {
  /** Tenths of a star by position; 0 for an unrated cafe. */
  readonly #tenths: Uint8Array;
  /** Made on first use: there are fifty thresholds that differ. */
  readonly #reached = new Map<number, Bits>();

  /** @param shown one-decimal ratings by position, null where unrated */
  constructor(shown: readonly (number | null)[]) {
    this.#tenths = Uint8Array.from(shown, (stars) => Math.round((stars ?? 0) * 10));
  }

  tenths(position: number): number {
    return this.#tenths[position]!;
  }

  /** Cafes whose shown rating is at least this many stars; unrated ones are in none. */
  atLeast(stars: number): Bits {
    let least = Math.max(Math.floor(stars * 10), 1);
    if (least / 10 < stars) least++;
    let bits = this.#reached.get(least);
    if (!bits) {
      bits = emptyBits(this.#tenths.length);
      for (let position = 0; position < this.#tenths.length; position++) {
        if (this.#tenths[position]! >= least) addBit(bits, position);
      }
      this.#reached.set(least, bits);
    }
    return bits;
  }
}
