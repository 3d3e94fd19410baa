import { ADDRESS_PARTS } from '@cortado/contract';
import { notReadable } from '../files/csv-reader.ts';
import type { ChooseReader, TableReader } from '../files/csv.ts';
import { fieldOf, fileRow } from '../files/raw-row.ts';
import { noteCells } from '../notes/note-cells.ts';
import { columnName, unusedColumns } from './column-fields.ts';
import { namedFields } from './column-names.ts';
import type { FileSample } from './column-values.ts';
import * as texts from '../texts.ts';

const NEEDED = ['name', 'latitude', 'longitude'] as const;
/** Our own files have an address in one column. */
const PARTS = new Set<string>(ADDRESS_PARTS);

/** Reads rows by our own names of the columns; null where what is needed is not among them. */
function ownReader({ columns }: FileSample): TableReader | null {
  const named = columns.map(fieldOf);
  // Of two columns for one field the last one counts: of GeoJSON that is the point itself.
  const fields = named.map((field, at) => (named.lastIndexOf(field) === at ? field : undefined));
  if (!NEEDED.every((field) => fields.includes(field))) return null;
  const read = noteCells(columns.map(columnName), fields, (number, cells) =>
    fileRow(
      number,
      fields.map((field, column) => [field, cells[column]]),
    ),
  );
  return { read, unusedColumns: unusedColumns(columns, fields) };
}

/** Whether a file has our own columns, so that nothing has to be asked: a place among them, and no address in parts. */
export function isOwn(sample: FileSample): boolean {
  const fields = new Set(sample.columns.map(fieldOf));
  const hasPlace = fields.has('address') || fields.has('area');
  const hasParts = sample.columns.some((column) =>
    namedFields(column).some(({ field }) => PARTS.has(field)),
  );
  return ownReader(sample) !== null && hasPlace && !hasParts;
}

/**
 * Takes a file by our own names of the columns.
 * @throws AppError INVALID_REQUEST where it does not have them
 */
export const chooseOwn: ChooseReader = (sample) => {
  const reader = ownReader(sample);
  if (!reader) throw notReadable(texts.fileNoColumns);
  return reader;
};
