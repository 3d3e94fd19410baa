import type { AnyDocuments } from '../documents/schema.ts';
import { boundsOf } from '../places/bounds.ts';
import { clusterMatches } from '../places/clusters.ts';
import type { Box } from '../places/geometry.ts';
import type { Grid } from '../places/grid.ts';
import type { PlacedDocuments, Places } from '../places/places.ts';
import { Asked, type Question } from '../questions/question.ts';
import type { Part } from '../segments/segment.ts';
import { hasBit, intersectWith, positionsOf, type Bits } from '../sets/bitset.ts';
import type { PositionSet } from '../sets/position-set.ts';

/** What a question finds, wherever the map looks. */
export interface PlacedMatches<Documents> {
  matches: readonly PlacedDocuments<Documents>[];
  total: number;
  /** How many have a possible position. */
  placed: number;
  /** Around these; null if there are none. */
  bounds: Box | null;
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

export function findPlaced<Documents extends AnyDocuments, Index extends { places: Places }>(
  parts: readonly Part<Documents, Index>[],
  question: Question<Documents, Index, unknown>,
): PlacedMatches<Documents> {
  let total = 0;
  const matches = parts.map((part): PlacedDocuments<Documents> => {
    const { documents, index } = part.segment;
    const { places } = index;
    const set = new Asked(part, question).matches();
    total += set.count;
    return { documents, places, placed: placedOf(set, places.placed) };
  });
  const placed = matches.reduce((sum, part) => sum + part.placed.length, 0);
  return { matches, total, placed, bounds: boundsOf(matches) };
}

/**
 * Where the matches are: all of them if they are few, otherwise those in a grid, in clusters.
 * @param gridIn the grid of what is in view, or of the bounds of all matches
 * @param maxAlone the most matches of which all are given
 * @param maxEntries the most documents and clusters otherwise, at least four
 */
export function locate<Documents>(
  { matches, placed, bounds }: PlacedMatches<Documents>,
  gridIn: (bounds: Box) => Grid,
  maxAlone: number,
  maxEntries: number,
): { isComplete: boolean } & ReturnType<typeof clusterMatches<Documents>> {
  if (bounds && placed > maxAlone)
    return { isComplete: false, ...clusterMatches(matches, gridIn(bounds), maxEntries) };
  const alone = matches.flatMap(({ documents, placed: positions }) =>
    Array.from(positions, (position) => ({ documents, position })),
  );
  return { isComplete: true, alone, clusters: [] };
}
