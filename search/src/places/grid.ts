import type { Box } from './geometry.ts';
import { eastward, toX, toY, UNIT_BITS, UNITS } from './projection.ts';

/** A level's cells are 64 pixels wide where the world is 512 pixels wide at level 0. */
const CELL_BITS = 3;

/** Views of more cells than this are answered at a coarser level. */
const MAX_CELLS = 2 ** 16;

/** The cells of a view. Those of a level are aligned to the world, so that moving the view changes no cell. */
export interface Grid {
  /** The whole zoom level that it is for. */
  level: number;
  /** The first column. The last one may be beyond the 180th meridian. */
  west: number;
  /** The first row. */
  north: number;
  columns: number;
  rows: number;
}

const bitsOf = (level: number) => level + CELL_BITS;

/** The number of columns, and of rows, of the whole world. */
export const columnsOf = ({ level }: Grid) => 2 ** bitsOf(level);

/** The number of bits by which a projected coordinate is shifted for its column or row. */
export const shiftOf = ({ level }: Grid) => UNIT_BITS - bitsOf(level);

/** The cells of a level that a view touches. */
function gridOf([west, south, east, north]: Box, level: number): Grid {
  const cell = 2 ** (UNIT_BITS - bitsOf(level));
  const x = toX(west);
  const width = eastward(x, toX(east)) || (west > east ? UNITS : 0);
  const columns = Math.floor(((x % cell) + width) / cell) + 1;
  const top = Math.floor(toY(north) / cell);
  return {
    level,
    west: Math.floor(x / cell),
    north: top,
    columns: Math.min(columns, 2 ** bitsOf(level)),
    rows: Math.floor(toY(south) / cell) - top + 1,
  };
}

/** The grid of the next coarser level that covers a grid. */
export function coarserGrid(grid: Grid): Grid {
  const { level, west, north, columns, rows } = grid;
  const parent = { level: level - 1, west: west >>> 1, north: north >>> 1 };
  return {
    ...parent,
    columns: Math.min(((west + columns - 1) >>> 1) - parent.west + 1, columnsOf(grid) / 2),
    rows: ((north + rows - 1) >>> 1) - parent.north + 1,
  };
}

/** The grid of a view at a zoom, or at the finest level with few enough cells. */
export function finestGrid(view: Box, zoom: number): Grid {
  let grid = gridOf(view, Math.floor(zoom));
  while (grid.columns * grid.rows > MAX_CELLS) grid = coarserGrid(grid);
  return grid;
}
