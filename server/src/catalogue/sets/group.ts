import {
  addAll,
  addBit,
  countBits,
  eachBit,
  hasBit,
  keepCommon,
  removeBit,
  type Bits,
} from './bitset.ts';
import { listOf, type Positions } from './position-set.ts';
import type { Scratch } from './scratch.ts';

/** What matches one of a query's filters within a segment. */
export interface Group {
  /** At most so many cafes. */
  readonly most: number;
  has(position: number): boolean;
  /** Its set, where that is at hand. Not to be changed. */
  readonly bits?: Bits;
  /** In any order, without repetition. */
  list(): ArrayLike<number>;
  /** Adds what matches to a set. */
  addTo(bits: Bits): void;
  /** Removes from a set what does not match. */
  keepIn(bits: Bits, scratch: Scratch): void;
}

/** A group whose set is at hand. */
export class BitGroup implements Group {
  readonly most = Infinity;
  readonly bits: Bits;

  /** @param bits not to be changed */
  constructor(bits: Bits) {
    this.bits = bits;
  }

  has(position: number): boolean {
    return hasBit(this.bits, position);
  }

  list(): Positions {
    return listOf(this.bits);
  }

  addTo(bits: Bits): void {
    addAll(bits, this.bits);
  }

  keepIn(bits: Bits): void {
    keepCommon(bits, this.bits);
  }
}

/** A group, and what is in a set besides. */
export function widen(group: Group, bits: Bits): BitGroup {
  const both = bits.slice();
  group.addTo(both);
  return new BitGroup(both);
}

/** So many cafes are added to a set in the time that testing one takes. */
const ADDED_FOR_TEST = 4;

/** A group that is found by testing what may be in it. */
export abstract class TestedGroup implements Group {
  abstract readonly most: number;
  abstract has(position: number): boolean;
  abstract list(): ArrayLike<number>;
  abstract addTo(bits: Bits): void;

  keepIn(bits: Bits, scratch: Scratch): void {
    if (this.most < ADDED_FOR_TEST * countBits(bits)) {
      const found = scratch.empty();
      this.addTo(found);
      keepCommon(bits, found);
      return;
    }
    eachBit(bits, (position) => {
      if (!this.has(position)) removeBit(bits, position);
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

/** Sorting is less work than going through a bit set of the segment up to this share of its cafes. */
const SORTED_SHARE = 512;

function toAscending(found: number[], scratch: Scratch): Positions {
  if (found.length <= scratch.size / SORTED_SHARE) return found.toSorted((a, b) => a - b);
  const bits = scratch.empty();
  for (const position of found) addBit(bits, position);
  return listOf(bits);
}

/** What is in a group that is listed and in all others. */
function common(listed: Group, groups: readonly Group[], scratch: Scratch): Positions {
  const list = listed.list();
  const found: number[] = [];
  let isAscending = true;
  let last = -1;
  visit: for (let at = 0; at < list.length; at++) {
    const position = list[at]!;
    for (const group of groups) if (group !== listed && !group.has(position)) continue visit;
    if (position < last) isAscending = false;
    found.push((last = position));
  }
  return isAscending ? found : toAscending(found, scratch);
}

/** What is in all groups, as a new list or a set that may be changed. */
export function intersect(groups: readonly Group[], scratch: Scratch): Positions | Bits {
  let fewest = groups[0]!;
  for (const group of groups) if (group.most < fewest.most) fewest = group;
  if (isFew(fewest.most, scratch.size)) return common(fewest, groups, scratch);
  let bits: Bits | undefined;
  for (const group of groups) {
    if (!group.bits) continue;
    if (bits) keepCommon(bits, group.bits);
    else bits = scratch.copy(group.bits);
  }
  bits ??= scratch.full();
  for (const group of groups) if (!group.bits) group.keepIn(bits, scratch);
  return bits;
}
