import type { ImportColumns, importHead, ImportSample } from '@cortado/contract';
import type { z } from 'zod';
import type { MemberContext } from '../../../http/route.ts';
import type { FoundRow } from '../../../integrations/places/found.ts';
import { filterNames } from '../../filters/filter-keys.ts';
import { openTable } from '../files/parse-file.ts';
import { notReadable, sampleOf, type RowReader, type TableRow } from '../files/table.ts';
import { KnownFilters } from '../notes/known-filters.ts';
import { presentNote } from '../notes/note-cells.ts';
import * as texts from '../texts.ts';
import { fieldsOf, isOwn, mappedReader, missingFields } from './choose-reader.ts';
import { cellText, cutText } from './column-values.ts';
import { isShouting } from './fix-capitals.ts';
import { guessMapping } from './guess-mapping.ts';
import type { ColumnFields } from './mapped-row.ts';
import { completeMapping, rememberedMapping } from './mappings-repository.ts';

const MAX_SAMPLES = 5;
const MAX_VALUES = 3;
const MAX_SHOWN_LENGTH = 80;

const cut = (text: string) =>
  text.length > MAX_SHOWN_LENGTH ? `${cutText(text, MAX_SHOWN_LENGTH)}…` : text;

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

/** The first rows as they are in the file, and as they would be imported. */
function sampleRows(
  rows: readonly TableRow[],
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

/** A file that needs no mapping. */
const OWN: ImportColumns = {
  origin: 'own',
  mapping: { columns: [], fixCapitals: false, lookUpPositions: false },
  values: [],
  isShouting: false,
  missing: [],
  samples: [],
};

/**
 * How the columns of a file are read, by its beginning: as they were the last time, or by a guess.
 * @throws AppError INVALID_REQUEST where it is no table, or the mapping does not fit it
 */
export async function readColumns(
  { services }: MemberContext,
  { body: { name, content, mapping: given } }: { body: z.output<typeof importHead> },
): Promise<ImportColumns> {
  const { table } = await openTable(name, [content], true);
  const columns = (await table.next()).value?.[0]?.cells ?? [];
  const rows = (await table.next()).value ?? [];
  const sample = sampleOf(columns, rows);
  if (columns.length < 2) throw notReadable(texts.fileNoColumns);
  if (sample.rows.length === 0) throw notReadable(texts.fileNoCafe);
  if (isOwn(sample)) return OWN;
  const remembered = given ? null : await rememberedMapping(services.database.db, columns);
  const mapping = completeMapping({
    columns,
    mapping: given ?? remembered ?? guessMapping(sample).mapping,
  });
  const fields = fieldsOf(mapping, columns);
  const known = new KnownFilters();
  known.add(await filterNames(services.database.db));
  const names = sample.rows.map((cells) => cellText(cells[fields.indexOf('name')] ?? ''));
  return {
    origin: given ? 'given' : remembered ? 'remembered' : 'guessed',
    mapping,
    values: columnValues(columns, sample.rows),
    isShouting: names.filter(isShouting).length * 2 > names.filter(Boolean).length,
    missing: missingFields(fields, mapping),
    samples: sampleRows(rows, fields, mappedReader(columns, fields, mapping).read, known),
  };
}
