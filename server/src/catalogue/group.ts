import {
  addBit,
  countBits,
  eachBit,
  fullBits,
  hasBit,
  keepCommon,
  removeBit,
  type Bits,
} from './bitset.ts';
import { listOf, type Positions } from './position-set.ts';

/** What matches one of a query's filters within a segment. */
export interface Group {
  /** At most so many cafes. */
  readonly most: number;
  has(position: number): boolean;
  list(): Positions;
  /** Removes from a set what does not match. */
  keepIn(bits: Bits): void;
}

/** A group whose set is at hand. */
export class BitGroup implements Group {
  readonly most = Infinity;
  readonly #bits: Bits;

  /** @param bits not to be changed */
  constructor(bits: Bits) {
    this.#bits = bits;
  }

  has(position: number): boolean {
    return hasBit(this.#bits, position);
  }

  list(): Positions {
    return listOf(this.#bits);
  }

  keepIn(bits: Bits): void {
    keepCommon(bits, this.#bits);
  }
}

/** A group that is found by testing what may be in it. */
export class TestedGroup implements Group {
  readonly most: number;
  readonly #mayBe: readonly Uint32Array[];
  readonly #test: (position: number) => boolean;

  /** @param mayBe lists of positions, in any order but without repetition, of all that can pass the test */
  constructor(mayBe: readonly Uint32Array[], test: (position: number) => boolean) {
    this.most = mayBe.reduce((sum, { length }) => sum + length, 0);
    this.#mayBe = mayBe;
    this.#test = test;
  }

  has(position: number): boolean {
    return this.#test(position);
  }

  list(): Positions {
    const list: number[] = [];
    this.#each((position) => list.push(position));
    return list.toSorted((a, b) => a - b);
  }

  #each(visit: (position: number) => void): void {
    for (const positions of this.#mayBe) {
      for (const position of positions) if (this.#test(position)) visit(position);
    }
  }

  keepIn(bits: Bits): void {
    if (this.most < countBits(bits)) {
      const passed = new Uint32Array(bits.length);
      this.#each((position) => addBit(passed, position));
      keepCommon(bits, passed);
      return;
    }
    eachBit(bits, (position) => {
      if (!this.#test(position)) removeBit(bits, position);
    });
  }
}

/** Going through a list is less work than going through the bit sets of a segment up to this share of its cafes. */
const LISTED_SHARE = 64;
/** So few are listed in a segment of any size. */
const MIN_LISTED = 4;

/** Whether so few cafes of a segment are better listed. */
export const isFew = (count: number, size: number): boolean =>
  count <= Math.max(size / LISTED_SHARE, MIN_LISTED);

/** What is in all groups, as a new list or a new set. @param size of the segment */
export function intersect(groups: readonly Group[], size: number): Positions | Bits {
  let fewest = groups[0]!;
  for (const group of groups) if (group.most < fewest.most) fewest = group;
  if (isFew(fewest.most, size)) {
    const others = groups.filter((group) => group !== fewest);
    return fewest.list().filter((position) => others.every((group) => group.has(position)));
  }
  const bits = fullBits(size);
  for (const group of groups) group.keepIn(bits);
  return bits;
}
