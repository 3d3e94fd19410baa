import { join, resolve } from 'node:path';
import { parseSettings, type Settings } from '../core/settings.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { backupFolder, backupName } from '../database/backup/backup-files.ts';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import type { Database } from '../database/open.ts';
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

const KEEP_MAILS = '--keep-mails';

/**
 * `npm run restore -- <file>`: restores a backup into an empty database, of either kind. Mails that waited are left out unless
 * `--keep-mails` is given: if the original is still in use, it has sent them.
 * @returns the message to print
 * @throws UserFacingError for wrong usage, or a backup or a database that cannot be used
 */
export async function runRestoreCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const [file, ...rest] = words.filter((word) => word !== KEEP_MAILS);
  if (!file || rest.length > 0) throw new UserFacingError(texts.restoreUsage);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = parseSettings(environment);
  const path = resolve(environment['INIT_CWD'] ?? '', file);
  const keepsMails = words.includes(KEEP_MAILS);
  return texts.restored(await restoreBackup({ databaseUrl, dataDir }, path, { keepsMails }));
}
