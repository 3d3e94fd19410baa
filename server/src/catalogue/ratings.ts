import type { Cafe } from '@cortado/contract';
import { addBit, emptyBits, type Bits } from './bitset.ts';

/** The shown ratings of cafes, and for each threshold the cafes that reach it. */
export class Ratings {
  /** Tenths of a star by position; 0 for an unrated cafe. */
  readonly #tenths: Uint8Array;
  readonly #counts: Uint32Array;
  /** Made on first use: there are fifty thresholds that differ. */
  readonly #reached = new Map<number, Bits>();

  /** @param cafes by position */
  constructor(cafes: readonly Pick<Cafe, 'averageRating' | 'totalRatings'>[]) {
    this.#tenths = new Uint8Array(cafes.length);
    this.#counts = new Uint32Array(cafes.length);
    for (let position = 0; position < cafes.length; position++) {
      const { averageRating, totalRatings } = cafes[position]!;
      this.#tenths[position] = Math.round((averageRating ?? 0) * 10);
      this.#counts[position] = totalRatings;
    }
  }

  tenths(position: number): number {
    return this.#tenths[position]!;
  }

  count(position: number): number {
    return this.#counts[position]!;
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
