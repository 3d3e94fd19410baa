import type { Box } from './geometry.ts';
import { toBounds } from './bounds.ts';
import { Cells } from './cells.ts';
import { coarserGrid, shiftOf, type Grid } from './grid.ts';
import type { Document } from '../documents/schema.ts';
import type { PlacedDocuments } from './places.ts';
import { toLatitude, toLongitude } from './projection.ts';

/** Documents that are shown as one. */
interface Cluster {
  /** Its level, and the cell of its north-west corner. */
  id: string;
  /** The mean position, in degrees. */
  latitude: number;
  longitude: number;
  count: number;
  bounds: Box;
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function toCluster(grid: Grid, cells: Cells<unknown>, cell: number): Cluster {
  const count = cells.counts[cell]!;
  const west = cells.wests[cell]!;
  const north = cells.norths[cell]!;
  const shift = shiftOf(grid);
  return {
    id: `${grid.level}/${west >>> shift}/${north >>> shift}`,
    latitude: rounded(toLatitude(cells.ys[cell]! / count)),
    longitude: rounded(toLongitude(cells.xs[cell]! / count)),
    count,
    bounds: toBounds(west, north, cells.easts[cell]!, cells.souths[cell]!),
  };
}

/**
 * The documents in the cells of a grid: those alone in a cell, and clusters.
 * @param max of both together; if they are more, the grid is made coarser
 */
export function clusterMatches<Documents>(
  matches: readonly PlacedDocuments<Documents>[],
  finest: Grid,
  max: number,
): { alone: Document<Documents>[]; clusters: Cluster[] } {
  let grid = finest;
  let cells = Cells.fill(matches, grid, max);
  while (!cells) {
    grid = coarserGrid(grid);
    cells = Cells.fill(matches, grid, max);
  }
  const { counts, documents, places, size } = cells;
  const numbers = Array.from({ length: size }, (_, cell) => cell);
  return {
    alone: numbers.filter((cell) => counts[cell] === 1).map((cell) => documents[cell]!),
    clusters: numbers
      .filter((cell) => counts[cell]! > 1)
      .toSorted((a, b) => places[a]! - places[b]!)
      .map((cell) => toCluster(grid, cells, cell)),
  };
}
