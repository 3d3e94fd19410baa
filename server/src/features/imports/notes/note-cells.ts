import type { ImportField } from '@cortado/contract';
import { note, type FoundNote } from '../../../integrations/places/found.ts';
import type { RowReader } from '../files/csv.ts';

/**
 * What a wrong encoding leaves: the character for what could not be read, and pairs that letters of UTF-8 are taken for
 * ('Ã©' for 'é'), which no language writes.
 */
const DAMAGED = /\uFFFD|Ã[\u00A0-\u00BF\u0152-\u2122]|Â[\u00A0-\u00BF]|â€/;

function kindOf(cell: string): FoundNote['kind'] | null {
  if (DAMAGED.test(cell)) return 'encoding';
  return /^'?\s*=/.test(cell) ? 'formula' : null;
}

/**
 * Reads rows, and notes which of their cells look damaged or begin like a formula. Notes are given the file's names of
 * columns.
 * @param fields what each column stands for; nothing for one that is ignored
 */
export function noteCells(
  columns: readonly string[],
  fields: readonly (ImportField | null | undefined)[],
  read: RowReader,
): RowReader {
  const filtersColumn = columns[fields.indexOf('filters')] ?? '';
  const columnOf = (field: ImportField) => columns[fields.indexOf(field)] ?? '';
  return (number, cells) => {
    const row = read(number, cells);
    if (!row.notes) return row;
    const notes = row.notes.map((one) => ({ ...one, column: one.column || columnOf(one.field) }));
    for (const [at, field] of fields.entries()) {
      const cell = field ? (cells[at] ?? '') : '';
      const kind = field && kindOf(cell);
      if (kind) notes.push({ ...note(kind, field, cell, cell), column: columns[at]! });
    }
    return { ...row, notes, filtersColumn };
  };
}
