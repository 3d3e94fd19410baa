import { commonCounter, countBits, eachBit, hasBit, keepCommon, type Bits } from './bitset.ts';
import type { Scratch } from './scratch.ts';

/** A list of positions in ascending order, without repetition. */
export type Positions = readonly number[];

export function listOf(bits: Bits): number[] {
  const list: number[] = [];
  eachBit(bits, (position) => list.push(position));
  return list;
}

/** A set of positions. Few are better listed. */
export interface PositionSet {
  readonly count: number;
  /** Absent if they are listed. */
  readonly bits?: Bits;
  /** Visits the positions in ascending order; a visitor that returns `false` stops. */
  each(visit: (position: number) => unknown): void;
  /** What it has in common with a set, as a new one. */
  common(others: Bits, scratch: Scratch): PositionSet;
  /** A function that tells how many positions another set has in common with this one, for many others. */
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

  commonCounter(): (others: Bits) => number {
    return (others) => {
      let common = 0;
      for (const position of this.#list) if (hasBit(others, position)) common++;
      return common;
    };
  }
}

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

  common(others: Bits, scratch: Scratch): PositionSet {
    const bits = scratch.copy(this.bits);
    keepCommon(bits, others);
    return new BitSet(bits);
  }

  commonCounter(): (others: Bits) => number {
    return commonCounter(this.bits);
  }
}
