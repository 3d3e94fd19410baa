import type { ImportColumns, importHead, ImportSample } from '@cortado/contract';
import type { z } from 'zod';
import type { MemberContext } from '../../../http/route.ts';
import type { FoundRow } from '../../../integrations/places/found.ts';
import { filterNames } from '../../filters/filter-keys.ts';
import { CsvReader, type CsvRow, notReadable } from '../files/csv-reader.ts';
import { type RowReader, sampleOf } from '../files/csv.ts';
import { type FeatureTable, readFeatures } from '../files/geojson.ts';
import { isJsonFile } from '../files/parse-file.ts';
import { KnownFilters } from '../notes/known-filters.ts';
import { presentNote } from '../notes/note-cells.ts';
import * as texts from '../texts.ts';
import { cellText, cutText } from './cell-values.ts';
import { mappedReader } from './choose-mapped.ts';
import { type ColumnFields, fieldsOf, missingFields } from './column-fields.ts';
import { isShouting } from './fix-capitals.ts';
import { guessMapping } from './guess-mapping.ts';
import { completeMapping, rememberedMapping } from './mappings-repository.ts';
import { isOwn } from './own-columns.ts';

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
function sampleRows(
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

/** A file that needs no mapping. */
const OWN: ImportColumns = {
  origin: 'own',
  mapping: { columns: [], fixCapitals: false, lookUpPositions: false },
  values: [],
  isShouting: false,
  missing: [],
  samples: [],
};

/** The first rows of a file, with the names of its columns. */
async function readHead(name: string, content: string): Promise<FeatureTable> {
  if (isJsonFile(name, content)) return readFeatures(content, { isCut: true });
  const reader = new CsvReader([content]);
  const columns = await reader.heading();
  return { columns, rows: (await reader.next()) ?? [] };
}

/**
 * Tells what the columns of a file are taken for, by its beginning: as they were the last time, or by a guess.
 * @throws AppError INVALID_REQUEST where it is no table, or the mapping is none for it
 */
export async function readColumns(
  { services }: MemberContext,
  { name, content, mapping: given }: z.output<typeof importHead>,
): Promise<ImportColumns> {
  const { columns, rows } = await readHead(name, content.replace(/^\uFEFF/, ''));
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
    samples: sampleRows(rows, fields, mappedReader(columns, fields, mapping), known),
  };
}
