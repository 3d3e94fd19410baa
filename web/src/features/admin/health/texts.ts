import type { JobKind } from '@cortado/contract/job-kinds';
import { counted } from '../../../lib/intl.ts';
import type { Level } from './health-card.ts';

export const tab = 'Health';
export const loadFailed = 'Health did not load';
export const checkedAt = (time: string) => `Checked ${time}. Updates every 15 seconds.`;
export const outOfDate = (time: string, why: string) =>
  `The server isn’t responding. You’re seeing data from ${time}. ${why}`;

export const levels: Readonly<Record<Level, string>> = {
  good: 'OK',
  look: 'Warning',
  act: 'Critical',
};

/** What stands above everything. */
export function summary(act: number, look: number): string {
  if (act > 0) return `${counted(act, 'issue needs', 'issues need')} attention`;
  return look > 0 ? counted(look, 'warning') : 'Everything is OK';
}

export const kinds: Readonly<Record<JobKind, string>> = {
  mail: 'Email',
  reset_link: 'Reset link',
  newsletter_link: 'Newsletter link',
  photo: 'Photo',
  cleanup: 'Cleanup',
  backup: 'Backup',
};

export const failedHeading = 'Failed jobs';
export const failedAbout =
  'These jobs failed and won’t be retried automatically. They’re deleted after 7 days.';
export const attempts = (count: number) => `tried ${counted(count, 'time')}`;
export const request = 'Request';
export const tryAgain = 'Try again';
export const tryAgainFor = (job: string) => `Try again: ${job}`;
export const dismiss = 'Dismiss';
export const dismissFor = (job: string) => `Dismiss: ${job}`;
export const dismissQuestion = 'Dismiss this job?';
export const dismissWarning = 'It won’t run again, and its error is deleted.';
export const cannotRetry =
  'Its data was deleted, so it can’t be tried again. The person can request a new one.';
export const photoCannotRetry = 'It can’t be tried again. The photo must be uploaded again.';
export const nextTry = (time: string) => `next try ${time}`;

export const unknownWhileAway = 'Unknown until the database responds again.';

export const titles = {
  database: 'Database',
  catalogue: 'Catalog',
  mail: 'Email',
  jobs: 'Jobs',
  backups: 'Backups',
  server: 'Server',
};

/** What stands beside the figures. */
export const labels = {
  kind: 'Kind',
  role: 'Role',
  latency: 'Response time',
  connections: 'Connections',
  size: 'Size',
  cafes: 'Published cafés',
  revision: 'Revision',
  loaded: 'Last update',
  waiting: 'Waiting',
  running: 'Running',
  sent: 'Sent',
  lastSent: 'Last sent',
  lastError: 'Last error',
  done: 'Done',
  lastCleanup: 'Last cleanup',
  last: 'Last',
  next: 'Next',
  version: 'Version',
  node: 'Node.js',
  started: 'Started',
  processes: 'Processes',
  free: 'Free disk space',
};

export const databaseKinds = { embedded: 'Embedded', server: 'PostgreSQL server' };
export const role = (isPrimary: boolean) => (isPrimary ? 'Primary' : 'Standby');
export const busy = (count: string, of: string) => `${count} of ${of} busy`;
export const databaseAway =
  'The database isn’t responding. Visitors can still browse, but nothing can be saved. Check the database server.';
export const standby =
  'This is a standby, so nothing can be saved. Set DATABASE_URL to the primary.';
export const waitForConnection = (count: number) =>
  `${counted(count, 'request is', 'requests are')} waiting for a connection.`;
export const slow = 'Responding slowly.';
export const databaseWell = 'Reads and writes are working.';

export const behind = (count: number) =>
  `${counted(count, 'change is', 'changes are')} not visible to visitors yet.`;
export const catalogueWell = 'Visitors see all changes.';

export const mailFailed =
  'The last email could not be sent. Check MAIL_URL. If it’s wrong, correct it and restart.';
export const mailToFiles = 'Emails are written to files and not sent. Set MAIL_URL to send them.';
export const mailWell = 'Emails are sent by the SMTP server.';
export const errorAt = (time: string, error: string) => `${time}: ${error}`;

export const jobsFailed = (count: number) => `${counted(count, 'job')} failed. See below.`;
export const jobsWait = (duration: string) =>
  `A job has been waiting for ${duration}. No process is running it.`;
export const jobsWell = 'No jobs have failed.';

export const backupFailed = (error: string) => `The last backup failed: ${error}`;
const HOW_TO_BACK_UP = 'Set BACKUP_EVERY_HOURS, or run npm run backup.';
export const noBackup = `There is no backup. ${HOW_TO_BACK_UP}`;
export const notScheduled = `Automatic backups are off. ${HOW_TO_BACK_UP}`;
export const backupOld = 'The last backup is older than it should be. Check the log.';
export const backupWell = 'Automatic backups are on.';

export const diskLow = 'The disk is almost full. Free up space before writes fail.';
export const runningFor = (duration: string) => `Running for ${duration}.`;
export const development = 'Development';
export const notKnown = 'Unknown';
export const freeOf = (free: string, total: string) => `${free} of ${total}`;
