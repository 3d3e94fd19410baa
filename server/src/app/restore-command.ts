import { resolve } from 'node:path';
import { parseSettings } from '../core/settings.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import * as texts from './texts.ts';

const KEEP_MAILS = '--keep-mails';

/**
 * `npm run restore -- <file>`: brings a backup back into an empty database, of either kind. Mails that waited are left out unless
 * `--keep-mails` says otherwise: if the original is still in use, it has sent them.
 * @returns the message to print
 * @throws UserFacingError for wrong usage, or a backup or a database that will not do
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
