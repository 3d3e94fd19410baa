import type { PlacedDocuments } from '@cortado/search/places/placed';
import type { Documents } from '../documents/documents.ts';
import { hasBit, intersectWith, positionsOf, type Bits } from '@cortado/search/sets/bitset';
import { groupsOf, joinGroups } from '@cortado/search/questions/question';
import type { CafeQuestion } from '../search/question.ts';
import type { PositionSet } from '@cortado/search/sets/position-set';
import type { Part } from '../segments/cafes.ts';

/** What matches in a part. */
export interface Matches extends PlacedDocuments<Documents> {
  total: number;
}

export function matchesOf(part: Part, question: CafeQuestion): Matches {
  const { segment } = part;
  const { groups } = groupsOf(segment, question);
  const set = joinGroups(groups, part);
  const { places } = segment.index;
  const placed = placedOf(set, places.placed);
  return { documents: segment.documents, places, total: set.count, placed };
}

function placedOf(set: PositionSet, placed: Bits): Uint32Array {
  if (set.bits) {
    intersectWith(set.bits, placed);
    return positionsOf(set.bits);
  }
  const positions: number[] = [];
  set.each((position) => {
    if (hasBit(placed, position)) positions.push(position);
  });
  return Uint32Array.from(positions);
}
