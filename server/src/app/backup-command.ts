import { join, resolve } from 'node:path';
import { parseSettings, type Settings } from '../core/settings.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import type { Database } from '../database/open.ts';
import { backupFolder, backupName } from '../database/backup/backup-files.ts';
import { onExistingDatabase } from './existing-database.ts';
import * as texts from './texts.ts';

/**
 * Writes a backup.
 * @param path by default a file named after the time, in the folder of backups
 * @returns also the message to print
 */
export async function backUp(
  database: Database,
  settings: Settings,
  now: Date,
  path = resolve(join(backupFolder(settings), backupName(now))),
): Promise<{ path: string; message: string }> {
  return { path, message: texts.backedUp(path, await writeBackup(database, path, now)) };
}

/**
 * `npm run backup [-- <file>]`: writes everything in the database to one file, also while the server runs.
 * @returns the message to print
 * @throws UserFacingError for wrong usage, or if the file cannot be written
 */
export async function runBackupCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (words.length > 1) throw new UserFacingError(texts.backupUsage);
  const settings = parseSettings(environment);
  // npm starts its scripts in the project's folder.
  const paths = words.map((path) => resolve(environment['INIT_CWD'] ?? '', path));
  return onExistingDatabase(settings, { name: 'backup', words: paths }, async (database) => {
    const { message } = await backUp(database, settings, new Date(), ...paths);
    return message;
  });
}
