import { stat } from 'node:fs/promises';
import { removeExpired } from '../auth/sessions/remove-expired.ts';
import { purgeRemoved } from '../features/photos/edit-photos.ts';
import { forgetOldNames } from '../features/audit/names-in-entries.ts';
import type { Services } from '../http/services.ts';
import { backUp } from './backup-command.ts';
import {
  backupFolder,
  removeOldBackups,
  removePartialBackups,
} from '../database/backup/backup-files.ts';
import { HOUR_MS, MINUTE_MS } from '../core/durations.ts';

type Needs = Pick<Services, 'settings' | 'database' | 'logger' | 'now' | 'jobs'>;

async function scheduleBackups({ settings, database, logger, now, jobs }: Needs): Promise<void> {
  const { BACKUP_EVERY_HOURS: hours, BACKUP_KEEP: keep } = settings;
  if (hours === undefined) return;
  await jobs.schedule('backup', {
    everyMs: hours * HOUR_MS,
    waits: [MINUTE_MS, MINUTE_MS, 10 * MINUTE_MS],
    // A large one is written by a single call, and its claim is renewed meanwhile.
    async run() {
      await removePartialBackups(backupFolder(settings), now());
      const { path, message } = await backUp(database, settings, now());
      logger.info(message);
      await removeOldBackups(backupFolder(settings), keep);
      return { result: { path, bytes: (await stat(path)).size } };
    },
  });
}

/** Begins what is repeated. Each time one of the nodes does it: of backups, one of those that are set to make them. */
export async function scheduleJobs(needs: Needs): Promise<void> {
  const { database, now, jobs } = needs;
  await jobs.schedule('cleanup', {
    everyMs: 10 * MINUTE_MS,
    async run() {
      await removeExpired(needs);
      await purgeRemoved(database, now());
      await forgetOldNames(database.db, now());
    },
  });
  await scheduleBackups(needs);
}
