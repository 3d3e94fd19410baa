import { newArray } from '../new-array.ts';
import type { Sorting } from '../ranking/first-positions.ts';
import { addBit, emptyBits, type Bits } from '../sets/bitset.ts';
import { BLOCK } from '../sets/position-set.ts';
import { visitInSlices, type Work } from '../slices.ts';

type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** Index of documents by a number: sorted by it, the greatest first, and for each threshold those that reach it. */
export class NumberIndex {
  readonly #numbers: Numbers;
  /** Built on first use; a product asks for few. */
  readonly #byThreshold = new Map<number, Bits>();
  readonly sorting: Sorting & { readonly blockMinimums: Float64Array };

  private constructor(numbers: Numbers) {
    this.#numbers = numbers;
    this.sorting = {
      keys: [
        (positions, count, keys) => {
          for (let at = 0; at < count; at++) keys[at] = -numbers[positions[at]!]!;
        },
      ],
      blockMinimums: newArray(Float64Array, Math.ceil(numbers.length / BLOCK)),
    };
  }

  /** @param numbers by position */
  static *build(numbers: Numbers): Work<NumberIndex> {
    const index = new NumberIndex(numbers);
    const { blockMinimums } = index.sorting;
    yield* visitInSlices(numbers.length, (position) => {
      const block = Math.floor(position / BLOCK);
      blockMinimums[block] = Math.min(blockMinimums[block]!, -numbers[position]!);
    });
    return index;
  }

  /** The documents whose number is at least this. Not to be changed. */
  atLeast(threshold: number): Bits {
    let bits = this.#byThreshold.get(threshold);
    if (!bits) {
      bits = emptyBits(this.#numbers.length);
      for (let position = 0; position < this.#numbers.length; position++) {
        if (this.#numbers[position]! >= threshold) addBit(bits, position);
      }
      this.#byThreshold.set(threshold, bits);
    }
    return bits;
  }
}
