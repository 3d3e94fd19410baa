import type { ImportMapping } from '@cortado/contract';
import { fieldError } from '../../../core/errors.ts';
import type { ChooseReader, RowReader } from '../files/csv.ts';
import { noteCells } from '../notes/note-cells.ts';
import {
  columnName,
  fieldsOf,
  missingFields,
  unusedColumns,
  type ColumnFields,
} from './column-fields.ts';
import { mappedRow } from './mapped-row.ts';

/** Reads rows as a mapping says. */
export const mappedReader = (
  columns: readonly string[],
  fields: ColumnFields,
  mapping: ImportMapping,
): RowReader =>
  noteCells(columns.map(columnName), fields, (number, cells) =>
    mappedRow(number, cells, fields, mapping),
  );

/**
 * Takes the columns of a file as a mapping says.
 * @throws AppError INVALID_REQUEST where the mapping is none for this file
 */
export const chooseMapped =
  (mapping: ImportMapping): ChooseReader =>
  ({ columns }) => {
    const fields = fieldsOf(mapping, columns);
    const [missing] = missingFields(fields, mapping);
    if (missing) throw fieldError('mapping', 'INVALID_REQUEST', missing);
    return {
      read: mappedReader(columns, fields, mapping),
      unusedColumns: unusedColumns(columns, fields),
    };
  };
