import type { Services } from '../http/services.ts';
import { backUp } from './backup-command.ts';
import {
  backupFolder,
  listBackups,
  removeOldBackups,
  removePartialBackups,
} from './backup-files.ts';

const CHECK_MS = 60_000;
const HOUR_MS = 3_600_000;

type Needs = Pick<Services, 'settings' | 'database' | 'logger' | 'now' | 'background'>;

/** Makes a backup if the newest is old enough, and removes those that are too many. */
export async function backUpIfDue(needs: Needs): Promise<void> {
  const { settings, database, logger, now } = needs;
  const { BACKUP_EVERY_HOURS: hours, BACKUP_KEEP: keep } = settings;
  if (hours === undefined) return;
  const folder = backupFolder(settings);
  try {
    const [newest] = await listBackups(folder);
    if (newest && now().getTime() - newest.madeAt.getTime() < hours * HOUR_MS) return;
    await removePartialBackups(folder, now());
    logger.info(await backUp(database, settings, now()));
    await removeOldBackups(folder, keep);
  } catch (error) {
    logger.error({ err: error }, 'The backup failed; the next try is in a minute.');
  }
}

/**
 * Makes backups as often as the settings say. How old the newest is, its name tells, so a restart changes nothing.
 * @returns what stops it
 */
export function scheduleBackups(needs: Needs): () => void {
  if (needs.settings.BACKUP_EVERY_HOURS === undefined) return () => {};
  let isRunning = false;
  const check = () => {
    if (isRunning) return;
    isRunning = true;
    needs.background.run(() => backUpIfDue(needs).finally(() => (isRunning = false)));
  };
  const timer = setInterval(check, CHECK_MS);
  check();
  return () => clearInterval(timer);
}
