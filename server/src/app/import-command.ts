import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { AppError } from '../core/errors.ts';
import { Background } from '../core/background.ts';
import { parseSettings } from '../core/settings.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { openDatabase } from '../database/open.ts';
import { parseFile } from '../features/imports/files/parse-file.ts';
import { importRows } from '../features/imports/import-cafes.ts';
import { FILE_SOURCE } from '../features/imports/import-context.ts';
import * as texts from './texts.ts';

type Say = (line: string) => void;

/** How many rows go by between two lines that say so. */
const ROWS_A_LINE = 10_000;

/** Says how many rows have gone by, now and then. */
function counter(tell: (count: number) => string, say: Say): (more: number) => void {
  let count = 0;
  return (more) => {
    const before = Math.floor(count / ROWS_A_LINE);
    count += more;
    if (Math.floor(count / ROWS_A_LINE) > before) say(tell(count));
  };
}

async function* watched<T>(batches: AsyncIterable<readonly T[]>, onRows: (count: number) => void) {
  for await (const rows of batches) {
    onRows(rows.length);
    yield rows;
  }
}

/** The text of a file in chunks. */
async function* readText(path: string): AsyncGenerator<string> {
  try {
    const file = await open(path);
    yield* file.createReadStream({ encoding: 'utf8' });
  } catch (error) {
    throw new UserFacingError(texts.fileNotRead(path, (error as Error).message));
  }
}

/**
 * `npm run import -- <file>`: imports the cafes of a CSV or GeoJSON file as drafts. A CSV file is read as it comes, so
 * it may be of any size. After a failure it may be run again: what is in is known.
 * @param say prints how far it is
 * @returns what came of it
 * @throws UserFacingError for wrong usage or a file that cannot be read
 */
export async function runImportCommand(
  [file, ...rest]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  say: Say,
): Promise<string> {
  if (!file || rest.length > 0) throw new UserFacingError(texts.importUsage);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = parseSettings(environment);
  // npm starts its scripts in the project's folder.
  const path = resolve(environment['INIT_CWD'] ?? '', file);
  const database = await openDatabase({ databaseUrl, dataDir });
  const background = new Background((error) => {
    throw error;
  });
  const context = { services: { database, background, now: () => new Date() }, viewer: null };
  const rows = parseFile(basename(path), readText(path));
  try {
    const result = await importRows(
      context,
      { source: FILE_SOURCE, location: basename(path) },
      watched(rows, counter(texts.rowsRead, say)),
      counter(texts.rowsImported, say),
    );
    return texts.imported(result);
  } catch (error) {
    // What is wrong with the file is said of the field that it comes in by from the dashboard.
    throw error instanceof AppError
      ? new UserFacingError(error.fields?.['content'] ?? error.message)
      : error;
  } finally {
    await database.close();
  }
}
