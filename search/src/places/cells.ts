import { columnsOf, shiftOf, type Grid } from './grid.ts';
import type { Document } from '../documents/schema.ts';
import type { PlacedDocuments } from './places.ts';
import { UNITS } from './projection.ts';

/** The cells of a grid that have documents, by the order in which they were found. */
export class Cells<Documents> {
  size = 0;
  /** In the grid, row by row from the north-west. */
  readonly places: Uint32Array;
  /** One document of each. */
  readonly documents: Document<Documents>[] = [];
  readonly counts: Uint32Array;
  /** Sums of projected coordinates. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly wests: Int32Array;
  readonly easts: Int32Array;
  readonly norths: Int32Array;
  readonly souths: Int32Array;

  private constructor(max: number) {
    this.places = new Uint32Array(max);
    this.counts = new Uint32Array(max);
    this.xs = new Float64Array(max);
    this.ys = new Float64Array(max);
    this.wests = new Int32Array(max).fill(UNITS - 1);
    this.easts = new Int32Array(max);
    this.norths = new Int32Array(max).fill(UNITS - 1);
    this.souths = new Int32Array(max);
  }

  /** Null if there are more than `max`. */
  static fill<Documents>(
    matches: readonly PlacedDocuments<Documents>[],
    grid: Grid,
    max: number,
  ): Cells<Documents> | null {
    const { west, north, columns, rows } = grid;
    const shift = shiftOf(grid);
    const lastColumn = columnsOf(grid) - 1;
    const cells = new Cells<Documents>(max);
    /** By place, the number of the cell plus one. */
    const numbers = new Uint16Array(columns * rows);
    for (const { documents, places, placed } of matches) {
      const { xs, ys } = places;
      for (let at = 0; at < placed.length; at++) {
        const position = placed[at]!;
        const x = xs[position]!;
        const y = ys[position]!;
        // Columns go on beyond the 180th meridian.
        const column = ((x >>> shift) - west) & lastColumn;
        const row = (y >>> shift) - north;
        if (column >= columns || row < 0 || row >= rows) continue;
        const place = row * columns + column;
        if (numbers[place] === 0) {
          if (cells.size === max) return null;
          cells.places[cells.size] = place;
          cells.documents.push({ documents, position });
          numbers[place] = ++cells.size;
        }
        cells.#add(numbers[place]! - 1, x, y);
      }
    }
    return cells;
  }

  #add(cell: number, x: number, y: number): void {
    this.counts[cell]!++;
    this.xs[cell]! += x;
    this.ys[cell]! += y;
    if (x < this.wests[cell]!) this.wests[cell] = x;
    if (x > this.easts[cell]!) this.easts[cell] = x;
    if (y < this.norths[cell]!) this.norths[cell] = y;
    if (y > this.souths[cell]!) this.souths[cell] = y;
  }
}
