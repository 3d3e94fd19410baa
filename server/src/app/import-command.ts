import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileEncodings, findEncoding, type FileEncoding } from '@cortado/contract';
import { AppError } from '../core/errors.ts';
import { silentLogger } from '../core/logger.ts';
import { parseSettings } from '../core/settings.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { JobRunner } from '../database/jobs/job-runner.ts';
import { summarise } from '../database/jobs/job-handler.ts';
import type { Database } from '../database/open.ts';
import { FILE_SOURCE } from '../features/imports/batches.ts';
import type { ChooseReader } from '../features/imports/files/table.ts';
import { parseFile } from '../features/imports/files/parse-file.ts';
import { importRows } from '../features/imports/import-cafes.ts';
import { importJob } from '../features/imports/run-import.ts';
import { judgeRows } from '../features/imports/judge-rows.ts';
import { knownCafes } from '../features/imports/known-cafes.ts';
import { allNotes, notesCsv, type StoredNote } from '../features/imports/notes/notes.ts';
import {
  rememberMapping,
  type TakenColumns,
} from '../features/imports/mapping/mappings-repository.ts';
import type { FoundRow } from '../integrations/places/found.ts';
import { PlaceSources } from '../integrations/places/sources.ts';
import { Streets } from '../integrations/streets/streets.ts';
import { chooseColumns, readMapping } from './choose-columns.ts';
import { openExistingDatabase } from './existing-database.ts';
import * as texts from './texts.ts';

type Print = (line: string) => void;

/** The number of rows, and of positions, between two lines of progress. */
const ROWS_PER_LINE = 10_000;
const POSITIONS_PER_LINE = 100;

/** Prints from time to time how many have been counted. */
function counter(
  message: (count: number) => string,
  print: Print,
  every = ROWS_PER_LINE,
): (more: number) => void {
  let count = 0;
  return (more) => {
    const before = Math.floor(count / every);
    count += more;
    if (Math.floor(count / every) > before) print(message(count));
  };
}

async function* countRows<T>(
  batches: AsyncIterable<readonly T[]>,
  onRows: (count: number) => void,
) {
  for await (const rows of batches) {
    onRows(rows.length);
    yield rows;
  }
}

async function* readBytes(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new UserFacingError(texts.fileNotRead(path, (error as Error).message));
  }
}

/** The text of a file in chunks. */
async function* readText(path: string, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of readBytes(path)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function chooseEncoding(
  path: string,
  given: FileEncoding | undefined,
  print: Print,
): Promise<FileEncoding> {
  if (given) return given;
  const found = await findEncoding(readBytes(path), new TextDecoder('utf-8', { fatal: true }));
  if (found !== 'utf-8') print(texts.encodingFound(basename(path), found));
  return found;
}

const isEncoding = (name: string | undefined): name is FileEncoding | undefined =>
  name === undefined || (fileEncodings as readonly string[]).includes(name);

/** @throws UserFacingError for wrong usage */
function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        encoding: { type: 'string' },
        notes: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [file, ...rest] = positionals;
    const { map, encoding, notes, 'dry-run': isDryRun } = values;
    if (file && rest.length === 0 && isEncoding(encoding)) {
      return { file, map, encoding, notes, isDryRun };
    }
  } catch {
    // An option that there is not.
  }
  throw new UserFacingError(texts.importUsage);
}

async function judgeOnly(database: Database, rows: AsyncIterable<readonly FoundRow[]>) {
  const notes: StoredNote[] = [];
  const summary = await judgeRows(rows, knownCafes(database, FILE_SOURCE), (judged) => {
    notes.push(...judged.notes);
  });
  return { summary, notes: [notes] };
}

/** Turns an error about a field of the dashboard's form into a message about the file. */
function toUserFacing(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { fields, message } = error;
  return new UserFacingError(fields?.['content'] ?? fields?.['mapping'] ?? message);
}

/**
 * `npm run import -- <file>`: imports the cafes of a CSV or GeoJSON file as drafts. A CSV file is read in chunks, so it may
 * be of any size. After a failure it may be run again: imported cafes are known. `--map` gives the mapping of its columns,
 * which is remembered; `--dry-run` only reports what would be imported. `--notes` writes what was lost or changed, row by
 * row, to a CSV file; `--encoding` gives the encoding of the file.
 * @param print prints the progress
 * @returns the summary to print
 * @throws UserFacingError for wrong usage or a file that cannot be read
 */
export async function runImportCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<string> {
  const { file, map, encoding: givenEncoding, notes: notesFile, isDryRun } = readWords(words);
  const settings = parseSettings(environment);
  // npm starts its scripts in the project's folder.
  const folder = environment['INIT_CWD'] ?? '';
  const path = resolve(folder, file);
  const given = map ? await readMapping(resolve(folder, map)) : null;
  const database = await openExistingDatabase(settings);
  const now = () => database.now();
  const places = new PlaceSources(settings, new Streets());
  const onError = (error: unknown) => print(summarise((error as Error).cause ?? error));
  const jobs = new JobRunner({ database, now, onError });
  const services = { database, jobs, logger: silentLogger, now, places };
  jobs.handle('import', importJob(services));
  const context = { services, viewer: null };
  // At once, because a mapping that was taken holds for the next file as well, also where this one is cut off.
  const onTaken = async (taken: TakenColumns) => {
    if (!isDryRun) await rememberMapping(context, taken, { id: 0, name: basename(path) });
  };
  let unusedColumns: readonly string[] = [];
  const choose: ChooseReader = async (sample) => {
    const reader = await chooseColumns({ db: database.db, file, given, print, onTaken }, sample);
    unusedColumns = reader.unusedColumns;
    return reader;
  };
  const writeNotes = async (notes: Parameters<typeof notesCsv>[0]) => {
    if (notesFile) await writeFile(resolve(folder, notesFile), notesCsv(notes));
  };
  try {
    const text = readText(path, await chooseEncoding(path, givenEncoding, print));
    const rows = countRows(parseFile(basename(path), text, choose), counter(texts.rowsRead, print));
    if (isDryRun) {
      const { summary, notes } = await judgeOnly(database, rows);
      await writeNotes(notes);
      return texts.wouldImport({ ...summary, unusedColumns });
    }
    const location = basename(path);
    const origin = { source: FILE_SOURCE, location, unusedColumns: () => unusedColumns };
    const { batch, ...result } = await importRows(context, origin, rows, {
      onRows: counter(texts.rowsImported, print),
      onPositions: counter(texts.positionsLookedUp, print, POSITIONS_PER_LINE),
    });
    await writeNotes(batch ? allNotes(database.db, batch.id) : []);
    if (batch?.state === 'failed') throw new UserFacingError(texts.importCutOff(batch.failure));
    return texts.imported({ ...result, unusedColumns, notes: batch?.notes });
  } catch (error) {
    throw toUserFacing(error);
  } finally {
    await jobs.close();
    await database.close();
  }
}
