import type { ImportField, RowNote } from '@cortado/contract';
import { type FoundNote, note } from '../../../integrations/places/found.ts';
import type { RowReader } from '../files/table.ts';

export const presentNote = ({ kind, column, before, after }: FoundNote): RowNote => ({
  kind,
  column,
  before,
  after,
});

/**
 * What a wrong encoding leaves: the character for what could not be read, and pairs that letters of UTF-8 turn into
 * ('Ã©' for 'é'), which no language writes.
 */
const DAMAGED = /\uFFFD|Ã[\u00A0-\u00BF\u0152-\u2122]|Â[\u00A0-\u00BF]|â€/;

const FORMULA = /^'?\s*=/;

function kindOf(cell: string): FoundNote['kind'] | null {
  if (DAMAGED.test(cell)) return 'encoding';
  return FORMULA.test(cell) ? 'formula' : null;
}

/**
 * Reads rows, and notes which of their cells look damaged or begin like a formula. Notes are given the file's names of
 * columns.
 * @param fields the field of each column; none for one that is ignored
 */
export function noteCells(
  columns: readonly string[],
  fields: readonly (ImportField | null | undefined)[],
  read: RowReader,
): RowReader {
  const filtersColumn = columns[fields.indexOf('filters')] ?? '';
  const taken = fields.flatMap((field, at) => (field ? [{ field, at, column: columns[at]! }] : []));
  const nameColumn = (one: FoundNote): FoundNote =>
    one.column ? one : { ...one, column: columns[fields.indexOf(one.field)] ?? '' };
  return (number, cells) => {
    const row = read(number, cells);
    if (!row.notes) return row;
    const notes: FoundNote[] = [];
    for (const { field, at, column } of taken) {
      const cell = cells[at] ?? '';
      const kind = kindOf(cell);
      if (kind) notes.push({ ...note(kind, field, cell, cell), column });
    }
    row.filtersColumn = filtersColumn;
    // Most rows have none, and there may be a million.
    if (row.notes.length > 0 || notes.length > 0) {
      row.notes = [...row.notes.map(nameColumn), ...notes];
    }
    return row;
  };
}
