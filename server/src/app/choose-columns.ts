import { readFile } from 'node:fs/promises';
import { importMapping, type ImportMapping } from '@cortado/contract';
import { UserFacingError } from '../core/user-facing-error.ts';
import type { Executor } from '../database/open.ts';
import type { FileSample, TableReader } from '../features/imports/files/table.ts';
import { chooseMapped, chooseOwn, isOwn } from '../features/imports/mapping/choose-reader.ts';
import { guessMapping } from '../features/imports/mapping/guess-mapping.ts';
import {
  completeMapping,
  rememberedMapping,
  type TakenColumns,
} from '../features/imports/mapping/mappings-repository.ts';
import { columnValues } from '../features/imports/mapping/read-columns.ts';
import * as texts from './texts.ts';

/**
 * Reads how columns are to be taken.
 * @throws UserFacingError where the file says something else
 */
export async function readMapping(path: string): Promise<ImportMapping> {
  try {
    return importMapping.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new UserFacingError(texts.mappingNotRead(path, (error as Error).message));
  }
}

function describe({ columns, rows }: FileSample, mapping: ImportMapping): string {
  const values = columnValues(columns, rows);
  return texts.columnsTaken(
    mapping.columns.map(({ column, field }, at) => ({ column, field, values: values[at] ?? [] })),
    mapping,
  );
}

interface Choice {
  db: Executor;
  file: string;
  /** The mapping that `--map` gives. */
  given: ImportMapping | null;
  print: (line: string) => void;
  /** Called with what is taken where the columns do not have our own names. */
  onTaken: (taken: TakenColumns) => Promise<void>;
}

/**
 * Decides how the columns of a file are taken: by the given mapping, by our own names, as the last time, or by a guess that is certain.
 * @throws UserFacingError if a mapping has to be given
 */
export async function chooseColumns(
  { db, file, given, print, onTaken }: Choice,
  sample: FileSample,
): Promise<TableReader> {
  const { columns, rows } = sample;
  const isTable = columns.length > 1 && rows.length > 0;
  if (!given && (isOwn(sample) || !isTable)) return chooseOwn(sample);
  const { mapping: guessed, isSure } = guessMapping(sample);
  const known = given ?? (await rememberedMapping(db, columns));
  const mapping = completeMapping({ columns, mapping: known ?? guessed });
  print(describe(sample, mapping));
  if (!known && !isSure) {
    print(texts.columnsSay(file, JSON.stringify(mapping, null, 2)));
    throw new UserFacingError(texts.columnsNotSure);
  }
  const reader = await chooseMapped(mapping)(sample);
  await onTaken({ columns, mapping });
  return reader;
}
