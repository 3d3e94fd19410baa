import type { MapCluster } from '@cortado/contract';
import type { Document } from '../documents/documents.ts';
import { toBounds } from './bounds.ts';
import { Cells } from './cells.ts';
import { coarserGrid, shiftOf, type Grid } from './grid.ts';
import type { Matches } from './matches.ts';
import { toLatitude, toLongitude } from '../projection.ts';

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function toCluster(grid: Grid, cells: Cells, cell: number): MapCluster {
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
 * The cafes in the cells of a grid: those alone in a cell, and clusters.
 * @param max of both together; if they are more, the grid is made coarser
 */
export function clusterMatches(
  matches: readonly Matches[],
  finest: Grid,
  max: number,
): { alone: Document[]; clusters: MapCluster[] } {
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
