import { resetLinkJob } from '../features/accounts/reset-password.ts';
import { newsletterLinkJob } from '../features/newsletter/subscribers.ts';
import { photoJob } from '../features/photos/processing/photo-job.ts';
import { releaseAll } from '../database/jobs/queue.ts';
import { importJob } from '../features/imports/run-import.ts';
import type { Services } from '../http/services.ts';
import { mailJob } from '../integrations/mail/mailer.ts';

/** Tells how jobs of each kind are run, and takes on what the previous process has left. */
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
