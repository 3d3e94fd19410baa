import { MAX_IMPORT_COLUMNS } from '@cortado/contract';
import { parse } from 'csv-parse/sync';
import { type AppError, fieldError } from '../../../core/errors.ts';
import * as texts from '../texts.ts';

/** What may be read piece by piece. */
export type Chunks = AsyncIterable<string> | Iterable<string>;

/** The lines of a text that comes in chunks, as many at a time as a chunk has. */
async function* linesOf(chunks: Chunks): AsyncGenerator<string[]> {
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

/** A file that as a whole is none of ours. */
export function notReadable(message: string): AppError {
  return fieldError('content', 'INVALID_REQUEST', message);
}

const BATCH_SIZE = 1000;
/** A value in quotes may span lines, but hardly more than these: beyond, a quote was left open. */
const MAX_LINES = 20;
const DELIMITERS = [',', ';', '\t', '|'];

/** Null where a row cannot be read. */
type Cells = string[] | null;

export interface CsvRow {
  /** The line it begins on, the heading being 1. */
  number: number;
  cells: Cells;
}

interface Read {
  /** Each with the line it begins on. */
  rows: { at: number; cells: Cells }[];
  /** How many lines were read. */
  taken: number;
}

/** What parts the values of a heading: of those outside of quotes the most frequent one. */
function delimiterOf(heading: string): string {
  const bare = heading.replaceAll(/"[^"]*"/g, '');
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

/** Reads the rows of a CSV file as it comes, whatever parts its values. */
export class CsvReader {
  readonly #source: AsyncGenerator<string[]>;
  #lines: string[] = [];
  /** The number of the first of these lines. */
  #number = 1;
  #delimiter = ',';
  #width = 0;

  constructor(chunks: Chunks) {
    this.#source = linesOf(chunks);
  }

  /**
   * The names of the columns; to be read first.
   * @throws AppError INVALID_REQUEST where there are too many
   */
  async heading(): Promise<string[]> {
    await this.#fill();
    const taken = linesOfRow(this.#lines, 0);
    const lines = this.#lines.splice(0, taken);
    this.#number += taken;
    this.#delimiter = delimiterOf(lines.join('\n'));
    const columns = this.#readOne(lines) ?? [];
    if (columns.length > MAX_IMPORT_COLUMNS) {
      throw notReadable(texts.fileTooManyColumns(MAX_IMPORT_COLUMNS));
    }
    this.#width = columns.length;
    return columns;
  }

  /** The next rows; null at the end. */
  async next(): Promise<CsvRow[] | null> {
    await this.#fill();
    if (this.#lines.length === 0) return null;
    const { rows, taken } = this.#readRows(Math.min(BATCH_SIZE, this.#lines.length));
    const read = rows.map(({ at, cells }) => ({ number: this.#number + at, cells }));
    this.#lines = this.#lines.slice(taken);
    this.#number += taken;
    return read;
  }

  /** Ends reading where it is. */
  async close(): Promise<void> {
    await this.#source.return(undefined);
  }

  /** Reads as many lines as a batch needs, or to the end. */
  async #fill(): Promise<void> {
    while (this.#lines.length <= BATCH_SIZE + MAX_LINES) {
      const { value, done } = await this.#source.next();
      if (done) {
        while (this.#lines.at(-1)?.trim() === '') this.#lines.pop();
        return;
      }
      this.#lines = this.#lines.concat(value);
    }
  }

  /** Null where a quote is left open. */
  #readWhole(lines: readonly string[]): string[][] | null {
    try {
      return parse(lines.join('\n'), { delimiter: this.#delimiter, relax_column_count: true });
    } catch {
      return null;
    }
  }

  #readOne(lines: readonly string[]): Cells {
    const rows = this.#readWhole(lines);
    return rows?.length === 1 ? rows[0]! : null;
  }

  /** Reads row by row, so that only a broken row is lost. */
  #readRowByRow(count: number): Read {
    const lines = this.#lines;
    const rows: Read['rows'] = [];
    let at = 0;
    while (at < count) {
      const length = linesOfRow(lines, at);
      const cells = this.#readOne(lines.slice(at, at + length));
      const isWhole = cells?.length === this.#width;
      if (lines[at]!.trim() !== '') rows.push({ at, cells: isWhole ? cells : null });
      at += isWhole ? length : 1;
    }
    return { rows, taken: at };
  }

  /** Reads the rows that begin in the first `count` lines. */
  #readRows(count: number): Read {
    const rows = this.#readWhole(this.#lines.slice(0, count));
    // A row that spans lines would shift the numbers of those after it.
    return rows?.length === count && rows.every((cells) => cells.length === this.#width)
      ? { rows: rows.map((cells, at) => ({ at, cells })), taken: count }
      : this.#readRowByRow(count);
  }
}
