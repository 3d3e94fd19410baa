import { MAX_IMPORT_COLUMNS } from '@cortado/contract';
import { type AppError, fieldError } from '../../../core/errors.ts';
import type { FoundRow } from '../../../integrations/places/found.ts';
import * as texts from '../texts.ts';

/** The text of a file, which may come in pieces. */
export type Chunks = AsyncIterable<string> | Iterable<string>;

/** A row as its file counts it; without cells where it cannot be read. */
export interface TableRow {
  number: number;
  cells: readonly string[] | null;
}

/** The rows of a file in batches; the first batch is the names of its columns alone. */
export type Table = AsyncGenerator<TableRow[], undefined>;

/** The columns of a file by their names, and its first rows. */
export interface FileSample {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Reads a row from its cells. */
export type RowReader = (number: number, cells: readonly string[]) => FoundRow;
/** How a file is read. */
export interface TableReader {
  read: RowReader;
  /** The names of the columns that are not used. */
  unusedColumns: readonly string[];
}
/** Decides by the heading and the first rows how the columns are read. */
export type ChooseReader = (sample: FileSample) => TableReader | Promise<TableReader>;

/** The error for a file that cannot be read as a whole. */
export function notReadable(message: string): AppError {
  return fieldError('content', 'INVALID_REQUEST', message);
}

/** @throws AppError INVALID_REQUEST where there are too many columns */
export function heading(columns: readonly string[]): TableRow[] {
  if (columns.length > MAX_IMPORT_COLUMNS) {
    throw notReadable(texts.fileTooManyColumns(MAX_IMPORT_COLUMNS));
  }
  return [{ number: 1, cells: columns }];
}

/** How many rows the columns are guessed from; fewer of a wide file. */
export const MAX_SAMPLE_ROWS = 200;
const MAX_SAMPLE_CELLS = 10_000;

/** The sample that the first two batches of a table give. */
export const sampleOf = (
  columns: readonly string[],
  rows: readonly TableRow[] = [],
): FileSample => ({
  columns,
  rows: rows
    .flatMap(({ cells }) => (cells ? [cells] : []))
    .slice(0, Math.min(MAX_SAMPLE_ROWS, Math.ceil(MAX_SAMPLE_CELLS / columns.length))),
});
