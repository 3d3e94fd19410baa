import {
  ADDRESS_PARTS,
  MAX_COLUMN_NAME_LENGTH,
  type ImportField,
  type ImportMapping,
} from '@cortado/contract';
import { wordError } from '../../../core/error-texts.ts';
import { fieldError } from '../../../core/errors.ts';
import {
  type ChooseReader,
  type FileSample,
  notReadable,
  type RowReader,
  type TableReader,
} from '../files/table.ts';
import { noteCells } from '../notes/note-cells.ts';
import * as texts from '../texts.ts';
import { namedFields } from './column-names.ts';
import { cutText } from './column-values.ts';
import { fieldOf, fileRow, mappedRow, type ColumnFields } from './mapped-row.ts';

/** A column's name in messages; its number if it has no name. */
export function columnName(column: string, at: number): string {
  const name = column.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return name === '' ? texts.columnNameless(at + 1) : cutText(name, MAX_COLUMN_NAME_LENGTH);
}

/** Reads rows by the fields of their columns, with notes. */
const readerOf = (
  columns: readonly string[],
  fields: readonly (ImportField | null | undefined)[],
  read: RowReader,
): TableReader => ({
  read: noteCells(columns.map(columnName), fields, read),
  unusedColumns: columns.flatMap((column, at) => (fields[at] ? [] : [columnName(column, at)])),
});

/**
 * The field that a mapping gives each column of a file. Of columns with one name the first comes first.
 * @throws AppError INVALID_REQUEST where it names a column that the file does not have
 */
export function fieldsOf(mapping: ImportMapping, columns: readonly string[]): ColumnFields {
  const free = new Map<string, number[]>();
  for (const [at, column] of columns.entries()) {
    const name = columnName(column, at);
    free.set(name, [...(free.get(name) ?? []), at]);
  }
  const fields: (ImportField | null)[] = columns.map(() => null);
  for (const [entry, { column, field }] of mapping.columns.entries()) {
    const at = free.get(column)?.shift();
    if (at === undefined) {
      const message = wordError('mappingColumnGone', { column: entry + 1 });
      throw fieldError('mapping', 'INVALID_REQUEST', message);
    }
    fields[at] = field;
  }
  return fields;
}

/** What is missing in a mapping before a file can be imported, in sentences. */
export function missingFields(fields: ColumnFields, { lookUpPositions }: ImportMapping): string[] {
  const has = (field: ImportField) => fields.includes(field);
  const isPlaced = has('position') || (has('latitude') && has('longitude'));
  return [
    ...(has('name') ? [] : [texts.mappingNoName]),
    ...(has('address') || has('area') || has('city') ? [] : [texts.mappingNoAddress]),
    ...(isPlaced || (lookUpPositions && has('address')) ? [] : [texts.mappingNoPosition]),
  ];
}

/** Reads the columns of a file by the fields of a mapping. */
export const mappedReader = (
  columns: readonly string[],
  fields: ColumnFields,
  mapping: ImportMapping,
): TableReader =>
  readerOf(columns, fields, (number, cells) => mappedRow(number, cells, fields, mapping));

/**
 * Reads the columns of a file by a mapping.
 * @throws AppError INVALID_REQUEST where the mapping does not fit this file
 */
export const chooseMapped =
  (mapping: ImportMapping): ChooseReader =>
  ({ columns }) => {
    const fields = fieldsOf(mapping, columns);
    const [missing] = missingFields(fields, mapping);
    if (missing) throw fieldError('mapping', 'INVALID_REQUEST', missing);
    return mappedReader(columns, fields, mapping);
  };

const NEEDED = ['name', 'latitude', 'longitude'] as const;
/** Our own files have an address in one column. */
const PARTS = new Set<string>(ADDRESS_PARTS);

/** Reads rows by our own names of the columns; null where a needed one is missing. */
function ownReader({ columns }: FileSample): TableReader | null {
  const named = columns.map(fieldOf);
  // Of two columns for one field the last one counts: of GeoJSON that is the point itself.
  const fields = named.map((field, at) => (named.lastIndexOf(field) === at ? field : undefined));
  if (!NEEDED.every((field) => fields.includes(field))) return null;
  return readerOf(columns, fields, (number, cells) => {
    const found: Parameters<typeof fileRow>[1] = {};
    for (const [at, field] of fields.entries()) if (field) found[field] = cells[at];
    return fileRow(number, found);
  });
}

/** Whether a file has our own columns, so that no mapping is needed: a place among them, and no address in parts. */
export function isOwn(sample: FileSample): boolean {
  const fields = new Set(sample.columns.map(fieldOf));
  const hasPlace = fields.has('address') || fields.has('area');
  const hasParts = sample.columns.some((column) =>
    namedFields(column).some(({ field }) => PARTS.has(field)),
  );
  return ownReader(sample) !== null && hasPlace && !hasParts;
}

/**
 * Reads a file by our own names of the columns.
 * @throws AppError INVALID_REQUEST where it does not have them
 */
export const chooseOwn: ChooseReader = (sample) => {
  const reader = ownReader(sample);
  if (!reader) throw notReadable(texts.fileNoColumns);
  return reader;
};
