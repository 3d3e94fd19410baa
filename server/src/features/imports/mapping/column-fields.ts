import { MAX_COLUMN_NAME_LENGTH, type ImportField, type ImportMapping } from '@cortado/contract';
import { wordError } from '../../../core/error-texts.ts';
import { fieldError } from '../../../core/errors.ts';
import { cutText } from './cell-values.ts';
import * as texts from '../texts.ts';

/** A column's name in messages; its number if it has no name. */
export function columnName(column: string, at: number): string {
  const name = column.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return name === '' ? texts.columnNameless(at + 1) : cutText(name, MAX_COLUMN_NAME_LENGTH);
}

/** The field of each column of a file; null for one that is ignored. */
export type ColumnFields = readonly (ImportField | null)[];

/** The names of the columns that nothing is taken from. */
export const unusedColumns = (
  columns: readonly string[],
  fields: readonly (ImportField | null | undefined)[],
): string[] => columns.flatMap((column, at) => (fields[at] ? [] : [columnName(column, at)]));

/**
 * What a mapping says of a file's columns. Of columns with one name the first comes first.
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
      throw fieldError(
        'mapping',
        'INVALID_REQUEST',
        wordError('mappingColumnGone', { column: entry + 1 }),
      );
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
