import type { ImportMapping } from '@cortado/contract';
import { fieldError } from '../../../core/errors.ts';
import type { ChooseReader } from '../files/csv.ts';
import { fieldsOf, missingFields } from './column-fields.ts';
import { mappedRow } from './mapped-row.ts';

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
    return (number, cells) => mappedRow(number, cells, fields, mapping);
  };
