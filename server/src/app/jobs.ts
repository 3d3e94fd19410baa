import { stat } from 'node:fs/promises';
import { removeExpired } from '../auth/sessions/remove-expired.ts';
import { HOUR_MS, MINUTE_MS } from '../core/durations.ts';
import {
  backupFolder,
  removeOldBackups,
  removePartialBackups,
} from '../database/backup/backup-files.ts';
import { releaseAll } from '../database/jobs/queue.ts';
import { resetLinkJob } from '../features/accounts/reset-password.ts';
import { forgetOldNames } from '../features/audit/names-in-entries.ts';
import { ageFacts } from '../features/facts/age-facts.ts';
import { importJob } from '../features/imports/run-import.ts';
import { newsletterLinkJob } from '../features/newsletter/subscribers.ts';
import { photoJob } from '../features/photos/processing/photo-job.ts';
import { purgeRemoved } from '../features/photos/edit-photos.ts';
import type { Services } from '../http/services.ts';
import { mailJob } from '../integrations/mail/mailer.ts';
import { backUp } from './backup-command.ts';

/** Sets how jobs of each kind are run, and takes over what the previous process left. */
export async function handleJobs(services: Services): Promise<void> {
  const { jobs, database, now } = services;
  if (database.kind === 'embedded') await releaseAll(database.db, now());
  jobs.handle('mail', mailJob(services.transport));
  jobs.handle('reset_link', resetLinkJob(services));
  jobs.handle('newsletter_link', newsletterLinkJob(services));
  jobs.handle('photo', photoJob(services));
  jobs.handle('import', importJob(services));
  jobs.notify();
}

type Needs = Pick<Services, 'settings' | 'database' | 'logger' | 'now' | 'jobs'>;

/** Schedules repeated work. One of the nodes does it each time: a backup, one of those that are set to make backups. */
export async function scheduleJobs(needs: Needs): Promise<void> {
  const { settings, database, logger, now, jobs } = needs;
  await jobs.schedule('cleanup', {
    everyMs: 10 * MINUTE_MS,
    async run() {
      await removeExpired(needs);
      await purgeRemoved(database, now());
      await forgetOldNames(database.db, now());
    },
  });
  await jobs.schedule('ageing', { everyMs: HOUR_MS, run: () => ageFacts(needs) });
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
