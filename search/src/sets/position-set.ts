import {
  commonCounter,
  countBits,
  eachBit,
  hasBit,
  intersectWith,
  positionsOf,
  type Bits,
} from './bitset.ts';
import type { BitsetPool } from './bitset-pool.ts';

/** A list of positions in ascending order, without repetition. */
export type Positions = readonly number[];

export function listOf(bits: Bits): number[] {
  const list: number[] = [];
  eachBit(bits, (position) => list.push(position));
  return list;
}

/** A set of positions; a small one is a list. */
export interface PositionSet {
  readonly count: number;
  /** Absent if they are listed. */
  readonly bits?: Bits;
  /** Visits the positions in ascending order; a visitor that returns `false` stops. */
  each(visit: (position: number) => unknown): void;
  /** Its intersection with a set, as a new one. */
  common(others: Bits, pool: BitsetPool): PositionSet;
  /**
   * Visits the positions in ascending order, a few and then ever more at once: to go through many, faster than `each`.
   * @param visit may use the first `count` of an array until it returns; `false` stops
   * @param isOfUse whether to visit the positions of a block, if they are many
   */
  eachChunk(
    visit: (positions: Uint32Array, count: number) => unknown,
    isOfUse?: (block: number) => boolean,
  ): void;
  /** All positions in ascending order. */
  toArray(): Uint32Array;
  /** Returns a function that counts the positions in common with another set, to be called for many. */
  commonCounter(): (others: Bits) => number;
}

export const toPositionSet = (found: Positions | Bits): PositionSet =>
  found instanceof Uint32Array ? new BitSet(found) : new ListSet(found);

class ListSet implements PositionSet {
  readonly #list: Positions;

  constructor(list: Positions) {
    this.#list = list;
  }

  get count(): number {
    return this.#list.length;
  }

  each(visit: (position: number) => unknown): void {
    for (const position of this.#list) if (visit(position) === false) return;
  }

  common(others: Bits): PositionSet {
    return new ListSet(this.#list.filter((position) => hasBit(others, position)));
  }

  eachChunk(visit: (positions: Uint32Array, count: number) => unknown): void {
    visit(this.toArray(), this.#list.length);
  }

  toArray(): Uint32Array {
    return new Uint32Array(this.#list);
  }

  commonCounter(): (others: Bits) => number {
    return (others) => {
      let common = 0;
      for (const position of this.#list) if (hasBit(others, position)) common++;
      return common;
    };
  }
}

/** The number of neighbouring positions in a block. */
export const BLOCK = 1024;
const WORDS_OF_BLOCK = BLOCK / 32;

/** How many positions are visited at once, apart from those of one more word of bits. */
const MIN_CHUNK = 64;
const MAX_CHUNK = 1024;
const chunk = new Uint32Array(MAX_CHUNK + 32);

class BitSet implements PositionSet {
  readonly bits: Bits;
  readonly count: number;

  constructor(bits: Bits) {
    this.bits = bits;
    this.count = countBits(bits);
  }

  each(visit: (position: number) => unknown): void {
    eachBit(this.bits, visit);
  }

  common(others: Bits, pool: BitsetPool): PositionSet {
    const bits = pool.copy(this.bits);
    intersectWith(bits, others);
    return new BitSet(bits);
  }

  eachChunk(
    visit: (positions: Uint32Array, count: number) => unknown,
    isOfUse?: (block: number) => boolean,
  ): void {
    let size = MIN_CHUNK;
    let count = 0;
    for (let word = 0; word < this.bits.length; word++) {
      if (isOfUse && word % WORDS_OF_BLOCK === 0 && !isOfUse(word / WORDS_OF_BLOCK)) {
        word += WORDS_OF_BLOCK - 1;
        continue;
      }
      let rest = this.bits[word]!;
      while (rest !== 0) {
        const lowest = rest & -rest;
        chunk[count++] = (word << 5) + 31 - Math.clz32(lowest);
        rest ^= lowest;
      }
      if (count < size) continue;
      if (visit(chunk, count) === false) return;
      count = 0;
      size = Math.min(2 * size, MAX_CHUNK);
    }
    visit(chunk, count);
  }

  toArray(): Uint32Array {
    return positionsOf(this.bits);
  }

  commonCounter(): (others: Bits) => number {
    return commonCounter(this.bits);
  }
}
