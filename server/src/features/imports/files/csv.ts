import { parse } from 'csv-parse/sync';
import type { FoundRow } from '../../../integrations/places/found.ts';
import { linesOf, type Chunks } from './lines.ts';
import { notReadable } from './not-readable.ts';
import { fieldOf, fileRow } from './raw-row.ts';
import * as texts from '../texts.ts';

const BATCH_SIZE = 1000;
/** A value in quotes may span lines, but hardly more than these: beyond, a quote was left open. */
const MAX_LINES = 20;

/** Null where a row cannot be read. */
type Cells = string[] | null;

interface Read {
  /** Each with the line it begins on. */
  rows: { at: number; cells: Cells }[];
  /** How many lines were read. */
  taken: number;
}

/** Null where a quote is left open. */
function readWhole(lines: readonly string[]): string[][] | null {
  try {
    return parse(lines.join('\n'), { relax_column_count: true });
  } catch {
    return null;
  }
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

function readOne(lines: readonly string[]): Cells {
  const rows = readWhole(lines);
  return rows?.length === 1 ? rows[0]! : null;
}

/** Reads row by row, so that a broken one costs itself alone. */
function readPatiently(lines: readonly string[], count: number, width: number): Read {
  const rows: Read['rows'] = [];
  let at = 0;
  while (at < count) {
    const length = linesOfRow(lines, at);
    const cells = readOne(lines.slice(at, at + length));
    const isWhole = cells?.length === width;
    if (lines[at]!.trim() !== '') rows.push({ at, cells: isWhole ? cells : null });
    at += isWhole ? length : 1;
  }
  return { rows, taken: at };
}

/** Reads the rows that begin in the first `count` lines. */
function readRows(lines: readonly string[], count: number, width: number): Read {
  const rows = readWhole(lines.slice(0, count));
  // A row that spans lines would shift the numbers of those after it.
  return rows?.length === count && rows.every((cells) => cells.length === width)
    ? { rows: rows.map((cells, at) => ({ at, cells })), taken: count }
    : readPatiently(lines, count, width);
}

/** @throws AppError INVALID_REQUEST where the heading names no columns we know */
function readHeading(line: string) {
  const fields = (readOne([line]) ?? []).map(fieldOf);
  if ((['name', 'latitude', 'longitude'] as const).every((field) => fields.includes(field))) {
    return fields;
  }
  throw notReadable(texts.fileNoColumns);
}

/**
 * The cafes of a CSV file with a heading. Rows are numbered by the line they begin on, the heading being 1.
 * @throws AppError INVALID_REQUEST where the heading names no columns we know
 */
export async function* parseCsv(chunks: Chunks): AsyncGenerator<FoundRow[]> {
  let fields: ReturnType<typeof readHeading> | undefined;
  let lines: string[] = [];
  /** Of the first of these lines. */
  let number = 1;
  const take = (count: number): FoundRow[] => {
    if (!fields) {
      fields = readHeading(lines.shift() ?? '');
      number += 1;
    }
    const columns = fields;
    const { rows, taken } = readRows(lines, Math.min(count, lines.length), columns.length);
    const found = rows.map(({ at, cells }) =>
      cells
        ? fileRow(
            number + at,
            columns.map((field, column) => [field, cells[column]]),
          )
        : {
            number: number + at,
            name: texts.rowNameless,
            problem: texts.rowOtherWidth(columns.length),
          },
    );
    lines = lines.slice(taken);
    number += taken;
    return found;
  };
  for await (const more of linesOf(chunks)) {
    lines = lines.concat(more);
    while (lines.length > BATCH_SIZE + MAX_LINES) yield take(BATCH_SIZE);
  }
  while (lines.at(-1)?.trim() === '') lines.pop();
  while (lines.length > 0) yield take(BATCH_SIZE);
}
