import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserFacingError } from '../core/user-facing-error.ts';
import { openDatabase, type Database } from '../database/open.ts';
import type { Settings } from '../core/settings.ts';
import * as texts from './texts.ts';

/**
 * Opens the database for a command, which never creates the embedded one: with a mistyped DATA_DIR it would work on an empty one.
 * @throws UserFacingError where there is none, or it cannot be opened
 */
export async function openExistingDatabase({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
}: Settings): Promise<Database> {
  const folder = resolve(dataDir);
  if (!databaseUrl && !existsSync(join(folder, 'database')))
    throw new UserFacingError(texts.noDatabase(folder));
  return openDatabase({ databaseUrl, dataDir });
}
