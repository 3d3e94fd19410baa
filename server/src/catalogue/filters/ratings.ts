import { addBit, emptyBits, type Bits } from '@cortado/search/sets/bitset';
import { BLOCK } from '@cortado/search/sets/position-set';
import type { Documents } from '../documents/documents.ts';
import { presentRating } from '../documents/present.ts';
import type { Keys } from '@cortado/search/ranking/keys';
import { visitInSlices } from '@cortado/search/slices';
import { newArray } from '@cortado/search/new-array';

/** Index of the shown ratings, and for each threshold the cafes that reach it. */
export class Ratings {
  /** Tenths of a star by position; 0 for an unrated cafe. */
  readonly #tenths: Uint8Array;
  readonly #counts: Uint32Array;
  /** By threshold in tenths of a star; built on first use, fifty at most. */
  readonly #byThreshold = new Map<number, Bits>();

  /** The least sort key of each block of positions. */
  readonly minStarsByBlock: Float64Array;
  readonly minCountByBlock: Float64Array;

  private constructor(counts: Uint32Array) {
    this.#tenths = newArray(Uint8Array, counts.length);
    this.#counts = counts;
    const blocks = Math.ceil(counts.length / BLOCK);
    this.minStarsByBlock = newArray(Float64Array, blocks);
    this.minCountByBlock = newArray(Float64Array, blocks);
  }

  static *build({
    ratingCounts,
    ratingSums,
  }: Pick<Documents, 'ratingCounts' | 'ratingSums'>): Generator<undefined, Ratings> {
    const ratings = new Ratings(ratingCounts);
    const { minStarsByBlock, minCountByBlock } = ratings;
    yield* visitInSlices(ratingCounts.length, (position) => {
      const { averageRating } = presentRating(ratingSums[position]!, ratingCounts[position]!);
      const tenths = Math.round((averageRating ?? 0) * 10);
      ratings.#tenths[position] = tenths;
      const block = Math.floor(position / BLOCK);
      minStarsByBlock[block] = Math.min(minStarsByBlock[block]!, -tenths);
      minCountByBlock[block] = Math.min(minCountByBlock[block]!, -ratingCounts[position]!);
    });
    return ratings;
  }

  /** Sort keys, most stars first. */
  readonly byStars: Keys = (positions, count, keys) => {
    const tenths = this.#tenths;
    for (let at = 0; at < count; at++) keys[at] = -tenths[positions[at]!]!;
  };

  /** Sort keys, most ratings first. */
  readonly byCount: Keys = (positions, count, keys) => {
    const counts = this.#counts;
    for (let at = 0; at < count; at++) keys[at] = -counts[positions[at]!]!;
  };

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
