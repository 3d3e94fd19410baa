import { parse } from 'csv-parse/sync';
import type { FoundRow } from '../../../integrations/places/found.ts';
import { notReadable, requireFewRows } from './not-readable.ts';
import { fieldOf, fileRow } from './raw-row.ts';
import * as texts from '../texts.ts';

/** A value in quotes may span lines, but hardly more than these: beyond, a quote was left open. */
const MAX_LINES = 20;

interface Read {
  number: number;
  /** Null where the row cannot be read. */
  cells: string[] | null;
}

/** Null where a quote is left open. */
function readWhole(text: string): string[][] | null {
  try {
    return parse(text, { relax_column_count: true });
  } catch {
    return null;
  }
}

function readOne(text: string): string[] | null {
  const rows = readWhole(text);
  return rows?.length === 1 ? rows[0]! : null;
}

/** How many lines the row that begins here takes: a quote that is open may be closed on a later one. */
function linesOf(lines: readonly string[], at: number): number {
  let quotes = 0;
  for (let taken = 1; taken <= MAX_LINES && at + taken <= lines.length; taken++) {
    quotes += lines[at + taken - 1]!.split('"').length - 1;
    if (quotes % 2 === 0) return taken;
  }
  return 1;
}

/** Reads line by line, so that a broken row costs itself alone. */
function readPatiently(lines: readonly string[], width: number): Read[] {
  const rows: Read[] = [];
  for (let at = 0; at < lines.length;) {
    const taken = linesOf(lines, at);
    const cells = readOne(lines.slice(at, at + taken).join('\n'));
    const isWhole = cells?.length === width;
    if (lines[at]!.trim() !== '') rows.push({ number: at + 1, cells: isWhole ? cells : null });
    at += isWhole ? taken : 1;
  }
  return rows;
}

function read(text: string): Read[] {
  const lines = text.trimEnd().split(/\r\n|\n|\r/);
  requireFewRows(lines.length);
  const width = readOne(lines[0]!)?.length ?? 0;
  const rows = readWhole(text.trimEnd());
  const isEven = rows?.every((cells) => cells.length === width);
  // A row that spans lines would shift the numbers of those after it.
  return isEven && rows && rows.length === lines.length
    ? rows.map((cells, index) => ({ number: index + 1, cells }))
    : readPatiently(lines, width);
}

/**
 * The cafes of a CSV file with a heading. Rows are numbered by the line they begin on, the heading being 1.
 * @throws AppError INVALID_REQUEST where the heading names no columns we know
 */
export function parseCsv(text: string): FoundRow[] {
  const [heading, ...rows] = read(text);
  const columns = heading?.cells ?? [];
  const fields = columns.map(fieldOf);
  if (!(['name', 'latitude', 'longitude'] as const).every((field) => fields.includes(field))) {
    throw notReadable(texts.fileNoColumns);
  }
  return rows.map(({ number, cells }) =>
    cells
      ? fileRow(
          number,
          fields.map((field, at) => [field, cells[at]]),
        )
      : {
          number,
          name: texts.rowNameless,
          problem: texts.rowOtherWidth(columns.length),
        },
  );
}
