import type { ImportSample } from '@cortado/contract';
import type { FoundRow } from '../../../integrations/places/found.ts';
import type { RowReader } from '../files/csv.ts';
import type { CsvRow } from '../files/csv-reader.ts';
import type { KnownFilters } from '../notes/known-filters.ts';
import { presentNote } from '../notes/present-note.ts';
import { cellText, cutText } from './cell-values.ts';
import type { ColumnFields } from './column-fields.ts';

const MAX_SAMPLES = 5;
const MAX_VALUES = 3;
const MAX_TOLD_LENGTH = 80;

const cut = (text: string) =>
  text.length > MAX_TOLD_LENGTH ? `${cutText(text, MAX_TOLD_LENGTH)}…` : text;

/** The first different values of each column. */
export const columnValues = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  columns.map((_column, at) => {
    const values = new Set<string>();
    for (const cells of rows) {
      const text = cellText(cells[at] ?? '');
      if (text !== '') values.add(cut(text));
      if (values.size === MAX_VALUES) break;
    }
    return [...values];
  });

function presentCafe(
  row: FoundRow,
  known: KnownFilters,
): Pick<ImportSample, 'cafe' | 'problem' | 'notes'> {
  const cafe = row.problem === undefined ? row.cafe : row.unplaced;
  if (!cafe) return { cafe: null, problem: row.problem ?? null, notes: [] };
  const { name, address, area, phone, website, openingHours } = cafe;
  const position =
    row.problem === undefined
      ? { latitude: row.cafe.latitude, longitude: row.cafe.longitude }
      : null;
  return {
    cafe: { name, address, area, position, phone, website, openingHours },
    problem: null,
    notes: [...(row.notes ?? []), ...known.read(cafe.filters, row.filtersColumn).notes].map(
      presentNote,
    ),
  };
}

/** The first rows as they are in the file, and what becomes of them. */
export function sampleRows(
  rows: readonly CsvRow[],
  fields: ColumnFields,
  read: RowReader,
  known: KnownFilters,
): ImportSample[] {
  const whole = rows.flatMap(({ number, cells }) => (cells ? [{ number, cells }] : []));
  return whole.slice(0, MAX_SAMPLES).map(({ number, cells }) => {
    const before = cells.filter((_cell, at) => fields[at]).map(cellText);
    return {
      number,
      before: before.filter(Boolean).map(cut).join(' · '),
      ...presentCafe(read(number, cells), known),
    };
  });
}
