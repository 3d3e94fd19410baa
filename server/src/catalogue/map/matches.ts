import { hasBit, keepCommon, positionsOf, type Bits } from '../sets/bitset.ts';
import { groupsOf, joinGroups, type Question } from '../search/groups.ts';
import type { PositionSet } from '../sets/position-set.ts';
import type { Part } from '../segments/segment.ts';

/** What matches in a part. */
export interface Matches {
  part: Part;
  total: number;
  /** Those with possible coordinates, by their positions in the segment. */
  placed: Uint32Array;
}

export function matchesOf(part: Part, question: Question): Matches {
  const { segment } = part;
  const { groups } = groupsOf(segment, question);
  const set = joinGroups(groups, part);
  return { part, total: set.count, placed: placedOf(set, segment.filters.places.placed) };
}

function placedOf(set: PositionSet, placed: Bits): Uint32Array {
  if (set.bits) {
    keepCommon(set.bits, placed);
    return positionsOf(set.bits);
  }
  const positions: number[] = [];
  set.each((position) => {
    if (hasBit(placed, position)) positions.push(position);
  });
  return Uint32Array.from(positions);
}
