import {
  unionWith,
  addBit,
  countBits,
  eachBit,
  hasBit,
  intersectWith,
  removeBit,
  type Bits,
} from './bitset.ts';
import { listOf, type Positions } from './position-set.ts';
import type { BitsetPool } from './bitset-pool.ts';

/** The documents of a segment that match one of a query's filters. */
export interface Group {
  /** An upper bound of the number of documents. */
  readonly sizeLimit: number;
  has(position: number): boolean;
  /** Its set, if there is one already. Not to be changed. */
  readonly bits?: Bits;
  /** In any order, without repetition. */
  toArray(): ArrayLike<number>;
  /** Adds the matches to a set. */
  unionInto(bits: Bits): void;
  /** Removes from a set what does not match. */
  intersectInto(bits: Bits, pool: BitsetPool): void;
}

/** A group that has its set already. */
export class BitGroup implements Group {
  readonly sizeLimit = Infinity;
  readonly bits: Bits;

  /** @param bits not to be changed */
  constructor(bits: Bits) {
    this.bits = bits;
  }

  has(position: number): boolean {
    return hasBit(this.bits, position);
  }

  toArray(): Positions {
    return listOf(this.bits);
  }

  unionInto(bits: Bits): void {
    unionWith(bits, this.bits);
  }

  intersectInto(bits: Bits): void {
    intersectWith(bits, this.bits);
  }
}

/** The documents that are in any of some sets, or in all. An undefined set is empty. */
export function joinSets(
  [first, ...others]: readonly (Bits | undefined)[],
  how: 'any' | 'all',
  pool: BitsetPool,
): BitGroup {
  if (first && others.length === 0) return new BitGroup(first);
  const bits = first ? pool.copy(first) : pool.empty();
  for (const other of others) {
    if (how === 'all') intersectWith(bits, other ?? pool.empty());
    else if (other) unionWith(bits, other);
  }
  return new BitGroup(bits);
}

/** The union of a group and a set. */
export function widen(group: Group, bits: Bits): BitGroup {
  const both = bits.slice();
  group.unionInto(both);
  return new BitGroup(both);
}

/** How many documents are added to a set in the time that testing one takes. */
const ADDED_FOR_TEST = 4;

/** A group that is intersected by testing each position. */
export abstract class TestedGroup implements Group {
  abstract readonly sizeLimit: number;
  abstract has(position: number): boolean;
  abstract toArray(): ArrayLike<number>;
  abstract unionInto(bits: Bits): void;

  intersectInto(bits: Bits, pool: BitsetPool): void {
    if (this.sizeLimit < ADDED_FOR_TEST * countBits(bits)) {
      const found = pool.empty();
      this.unionInto(found);
      intersectWith(bits, found);
      return;
    }
    eachBit(bits, (position) => {
      if (!this.has(position)) removeBit(bits, position);
    });
  }
}

/** Going through a list is less work than going through the bit sets of a segment up to this share of its documents. */
const LISTED_SHARE = 64;
/** This many are listed in a segment of any size. */
const MIN_LISTED = 4;

/** Whether this many documents of a segment are better listed. */
export const isFew = (count: number, size: number): boolean =>
  count <= Math.max(size / LISTED_SHARE, MIN_LISTED);

/** Sorting is less work than going through a bit set of the segment up to this share of its documents. */
const SORTED_SHARE = 512;

function toAscending(found: number[], pool: BitsetPool): Positions {
  if (found.length <= pool.size / SORTED_SHARE) return found.toSorted((a, b) => a - b);
  const bits = pool.empty();
  for (const position of found) addBit(bits, position);
  return listOf(bits);
}

/** The positions of a listed group that are in all others, too. */
function common(listed: Group, groups: readonly Group[], pool: BitsetPool): Positions {
  const list = listed.toArray();
  const found: number[] = [];
  let isAscending = true;
  let last = -1;
  visit: for (let at = 0; at < list.length; at++) {
    const position = list[at]!;
    for (const group of groups) if (group !== listed && !group.has(position)) continue visit;
    if (position < last) isAscending = false;
    found.push((last = position));
  }
  return isAscending ? found : toAscending(found, pool);
}

/** The positions that are in all groups, as a new list or a set of the pool that may be changed. */
export function intersect(groups: readonly Group[], pool: BitsetPool): Positions | Bits {
  let fewest = groups[0]!;
  for (const group of groups) if (group.sizeLimit < fewest.sizeLimit) fewest = group;
  if (isFew(fewest.sizeLimit, pool.size)) return common(fewest, groups, pool);
  let bits: Bits | undefined;
  for (const group of groups) {
    if (!group.bits) continue;
    if (bits) intersectWith(bits, group.bits);
    else bits = pool.copy(group.bits);
  }
  bits ??= pool.full();
  for (const group of groups) if (!group.bits) group.intersectInto(bits, pool);
  return bits;
}
