import { NOTE_KINDS, type ImportNote } from '@cortado/contract';
import { stringify } from 'csv-stringify/sync';

const HEADER = ['row', 'name', 'column', 'in the file', 'stored', 'what became of it'];

const cellsOf = ({ number, name, column, before, after, kind }: ImportNote) => [
  number,
  name,
  column,
  before,
  after,
  NOTE_KINDS[kind].outcome,
];

/** Notes as CSV, a piece of text for each chunk of them. Cells that a spreadsheet would run as formulas are escaped. */
export async function* notesCsv(
  chunks: AsyncIterable<readonly ImportNote[]> | Iterable<readonly ImportNote[]>,
): AsyncGenerator<string> {
  // By this mark a spreadsheet knows that accents are UTF-8.
  yield `\uFEFF${stringify([HEADER])}`;
  for await (const chunk of chunks) yield stringify(chunk.map(cellsOf), { escape_formulas: true });
}
