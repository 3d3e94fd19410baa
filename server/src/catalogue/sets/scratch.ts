import type { Bits } from './bitset.ts';

/** More than nearly all questions need. */
const MAX_KEPT = 32;

/**
 * Sets that a segment needs until a question is answered. They are used again for the next question, because allocating
 * and collecting a set of all cafes costs more than filling it.
 */
export class Scratch {
  /** Number of cafes in the segment. */
  readonly size: number;
  readonly #kept: Bits[] = [];
  #used = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** All sets given out before may be overwritten from now on. */
  reset(): void {
    this.#used = 0;
  }

  empty(): Bits {
    return this.#next().fill(0);
  }

  /** All positions, and some bits beyond the last one. */
  full(): Bits {
    return this.#next().fill(0xffff_ffff);
  }

  copy(bits: Bits): Bits {
    const copy = this.#next();
    copy.set(bits);
    return copy;
  }

  /** A set with any content. */
  #next(): Bits {
    const kept = this.#kept[this.#used++];
    if (kept) return kept;
    const bits = new Uint32Array((this.size + 31) >>> 5);
    if (this.#kept.length < MAX_KEPT) this.#kept.push(bits);
    return bits;
  }
}
