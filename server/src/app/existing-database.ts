import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '../core/settings.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { askRunningServer, type CommandName } from './running-server.ts';
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

/**
 * Runs a command on the database. A running server does it if it has the embedded database open.
 * @returns the message to print
 * @throws UserFacingError where there is no database, or the command fails
 */
export async function onExistingDatabase(
  settings: Settings,
  { name, words }: { name: CommandName; words: readonly string[] },
  run: (database: Database) => Promise<string>,
): Promise<string> {
  if (!settings.DATABASE_URL) {
    const message = await askRunningServer(settings.DATA_DIR, name, words);
    if (message !== null) return message;
  }
  const database = await openExistingDatabase(settings);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}
