import type { Cafe } from '@cortado/contract';
import { addBit, emptyBits, type Bits } from './bitset.ts';

/** Index of the shown ratings, and for each threshold the cafes that reach it. */
export class Ratings {
  /** Tenths of a star by position; 0 for an unrated cafe. */
  readonly #tenths: Uint8Array;
  readonly #counts: Uint32Array;
  /** By threshold in tenths of a star; built on first use, fifty at most. */
  readonly #byThreshold = new Map<number, Bits>();

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

  /** Cafes whose shown rating is at least this many stars, never unrated ones. Not to be changed. */
  atLeast(stars: number): Bits {
    let threshold = Math.max(Math.floor(stars * 10), 1);
    if (threshold / 10 < stars) threshold++;
    let bits = this.#byThreshold.get(threshold);
    if (!bits) {
      bits = emptyBits(this.#tenths.length);
      for (let position = 0; position < this.#tenths.length; position++) {
        if (this.#tenths[position]! >= threshold) addBit(bits, position);
      }
      this.#byThreshold.set(threshold, bits);
    }
    return bits;
  }
}
