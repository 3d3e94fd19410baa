import type { FoundRow } from '../../../integrations/places/found.ts';
import type { FileSample } from '../mapping/column-values.ts';
import { type Chunks, CsvReader, type CsvRow } from './csv-reader.ts';
import * as texts from '../texts.ts';

/** How many rows the columns are guessed from; fewer of a wide file. */
const MAX_SAMPLE_ROWS = 200;
const MAX_SAMPLE_CELLS = 10_000;

/** Makes a row of what its cells say. */
export type RowReader = (number: number, cells: readonly string[]) => FoundRow;
/** How a file is taken. */
export interface TableReader {
  read: RowReader;
  /** The names of the columns that nothing is taken from. */
  unusedColumns: readonly string[];
}
/** Decides by the heading and the first rows how the columns are taken. */
export type ChooseReader = (sample: FileSample) => TableReader | Promise<TableReader>;

export const sampleOf = (columns: readonly string[], rows: readonly CsvRow[]): FileSample => ({
  columns,
  rows: rows
    .flatMap(({ cells }) => (cells ? [cells] : []))
    .slice(0, Math.min(MAX_SAMPLE_ROWS, Math.ceil(MAX_SAMPLE_CELLS / columns.length))),
});

/**
 * The cafes of a CSV file with a heading. Rows are numbered by the line they begin on, the heading being 1.
 * @throws AppError INVALID_REQUEST where its columns cannot be taken
 */
export async function* parseCsv(chunks: Chunks, choose: ChooseReader): AsyncGenerator<FoundRow[]> {
  const reader = new CsvReader(chunks);
  try {
    const columns = await reader.heading();
    let rows = await reader.next();
    const { read } = await choose(sampleOf(columns, rows ?? []));
    const problem = texts.rowOtherWidth(columns.length);
    for (; rows; rows = await reader.next()) {
      yield rows.map(({ number, cells }) =>
        cells ? read(number, cells) : { number, name: texts.rowNameless, problem },
      );
    }
  } finally {
    await reader.close();
  }
}
