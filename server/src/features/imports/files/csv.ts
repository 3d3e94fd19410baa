import { parse } from 'csv-parse/sync';
import { type Chunks, heading, type Table, type TableRow } from './table.ts';

const BATCH_SIZE = 1000;
/** A value in quotes may span lines, but hardly more than these: beyond, a quote was left open. */
const MAX_LINES = 20;
const DELIMITERS = [',', ';', '\t', '|'];

/** The lines of a text that comes in chunks, as many at a time as a chunk has. */
async function* linesOf(chunks: Chunks): AsyncGenerator<string[], undefined> {
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk;
    // A break of two characters may be cut in half.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\n|\r/);
    rest = lines.pop()! + text.slice(end);
    if (lines.length > 0) yield lines;
  }
  yield rest.split('\r');
}

/** What separates the values of a heading: of those outside of quotes the most frequent one. */
function delimiterOf(line: string): string {
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((one) => bare.split(one).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** How many lines the row that begins here takes: a quote that is open may be closed on a later one. */
function linesOfRow(lines: readonly string[], at: number): number {
  let quotes = 0;
  for (let taken = 1; taken <= MAX_LINES && at + taken <= lines.length; taken++) {
    quotes += lines[at + taken - 1]!.split('"').length - 1;
    if (quotes % 2 === 0) return taken;
  }
  return 1;
}

/** Null where a quote is left open. */
function parseLines(lines: readonly string[], delimiter: string): string[][] | null {
  try {
    return parse(lines.join('\n'), { delimiter, relax_column_count: true });
  } catch {
    return null;
  }
}

/** Null where these are not the lines of one row. */
function parseOne(lines: readonly string[], delimiter: string): string[] | null {
  const rows = parseLines(lines, delimiter);
  return rows?.length === 1 ? rows[0]! : null;
}

/** Reads the rows of a CSV file as it comes, whatever separates its values, numbered by the line they begin on. */
export async function* readCsv(chunks: Chunks): Table {
  const source = linesOf(chunks);
  let lines: string[] = [];
  /** Reads as many lines as a batch needs, or to the end. */
  const fill = async () => {
    while (lines.length <= BATCH_SIZE + MAX_LINES) {
      const { value } = await source.next();
      if (value) lines = lines.concat(value);
      else {
        while (lines.at(-1)?.trim() === '') lines.pop();
        return;
      }
    }
  };
  try {
    await fill();
    let number = 1 + linesOfRow(lines, 0);
    const first = lines.splice(0, number - 1);
    const delimiter = delimiterOf(first.join('\n'));
    const columns = parseOne(first, delimiter) ?? [];
    const isWhole = (cells: readonly string[] | null) => cells?.length === columns.length;
    yield heading(columns);
    for (await fill(); lines.length > 0; await fill()) {
      const count = Math.min(BATCH_SIZE, lines.length);
      const together = parseLines(lines.slice(0, count), delimiter);
      const rows: TableRow[] = [];
      let taken = count;
      // A row that spans lines would shift the numbers of those after it.
      if (together?.length === count && together.every(isWhole)) {
        for (const [at, cells] of together.entries()) rows.push({ number: number + at, cells });
      } else {
        // Row by row only the broken row is lost.
        for (taken = 0; taken < count;) {
          const length = linesOfRow(lines, taken);
          const cells = parseOne(lines.slice(taken, taken + length), delimiter);
          const row = { number: number + taken, cells: isWhole(cells) ? cells : null };
          if (lines[taken]!.trim() !== '') rows.push(row);
          taken += row.cells ? length : 1;
        }
      }
      yield rows;
      lines = lines.slice(taken);
      number += taken;
    }
  } finally {
    await source.return(undefined);
  }
}
