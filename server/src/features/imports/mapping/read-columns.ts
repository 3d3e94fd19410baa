import type { ImportColumns, importHead } from '@cortado/contract';
import type { z } from 'zod';
import type { MemberContext } from '../../../http/route.ts';
import { CsvReader } from '../files/csv-reader.ts';
import { sampleOf } from '../files/csv.ts';
import { readFeatures, type FeatureTable } from '../files/geojson.ts';
import { notReadable } from '../files/not-readable.ts';
import { isJsonFile } from '../files/parse-file.ts';
import { filterNames } from '../../filters/filter-keys.ts';
import { KnownFilters } from '../notes/known-filters.ts';
import { mappedReader } from './choose-mapped.ts';
import { fieldsOf, missingFields } from './column-fields.ts';
import { cellText } from './cell-values.ts';
import { isShouting } from './fix-capitals.ts';
import { guessMapping } from './guess-mapping.ts';
import { completeMapping, rememberedMapping } from './mappings-repository.ts';
import { isOwn } from './own-columns.ts';
import { columnValues, sampleRows } from './sample-rows.ts';
import * as texts from '../texts.ts';

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
