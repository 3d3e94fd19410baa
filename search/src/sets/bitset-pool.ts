import type { Bits } from './bitset.ts';

/** Nearly all questions need fewer. */
const MAX_POOLED = 32;

/**
 * The sets that a segment needs while it answers a question. They are reused for its next question, because allocating and
 * collecting a set of all documents costs more than filling it. A set of the pool is valid until `reset`.
 */
export class BitsetPool {
  /** Number of documents in the segment. */
  readonly size: number;
  readonly #bitsets: Bits[] = [];
  #used = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** Reuses all sets that were given out before. */
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
    const pooled = this.#bitsets[this.#used++];
    if (pooled) return pooled;
    const bits = new Uint32Array((this.size + 31) >>> 5);
    if (this.#bitsets.length < MAX_POOLED) this.#bitsets.push(bits);
    return bits;
  }
}
