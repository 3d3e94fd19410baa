import type { HealthFinding } from '@cortado/contract';
import type { JobKind } from '@cortado/contract/job-kinds';
import { counted } from '../../../lib/intl.ts';

export const tab = 'Health';
export const loadFailed = 'Health did not load';
export const checkedAt = (time: string) => `Checked ${time}. Updates every 15 seconds.`;
export const outOfDate = (time: string, why: string) =>
  `The server isn’t responding. You’re seeing data from ${time}. ${why}`;

export const levels: Readonly<Record<HealthFinding['level'], string>> = {
  ok: 'OK',
  warning: 'Warning',
  critical: 'Critical',
};

/** What stands above everything. */
export function summary(critical: number, warnings: number): string {
  if (critical > 0) return `${counted(critical, 'issue needs', 'issues need')} attention`;
  return warnings > 0 ? counted(warnings, 'warning') : 'Everything is OK';
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

export const titles = {
  database: 'Database',
  catalogue: 'Catalog',
  mail: 'Email',
  jobs: 'Jobs',
  backup: 'Backups',
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
export const errorAt = (time: string, error: string) => `${time}: ${error}`;
export const development = 'Development';
export const notKnown = 'Unknown';
export const freeOf = (free: string, total: string) => `${free} of ${total}`;

const HOW_TO_BACK_UP = 'Set BACKUP_EVERY_HOURS, or run npm run backup.';

interface Figures {
  count: number;
  duration: string;
  error: string;
}

/** What the server has found of a part. */
export const findings: Readonly<Record<HealthFinding['code'], (figures: Figures) => string>> = {
  database_away: () =>
    'The database isn’t responding. Visitors can still browse, but nothing can be saved. Check the database server.',
  standby: () => 'This is a standby, so nothing can be saved. Set DATABASE_URL to the primary.',
  requests_wait: ({ count }) =>
    `${counted(count, 'request is', 'requests are')} waiting for a connection.`,
  database_slow: () => 'Responding slowly.',
  database_ok: () => 'Reads and writes are working.',
  changes_pending: ({ count }) =>
    `${counted(count, 'change is', 'changes are')} not visible to visitors yet.`,
  catalogue_ok: () => 'Visitors see all changes.',
  unknown_while_away: () => 'Unknown until the database responds again.',
  mail_failed: () =>
    'The last email could not be sent. Check MAIL_URL. If it’s wrong, correct it and restart.',
  mail_to_files: () => 'Emails are written to files and not sent. Set MAIL_URL to send them.',
  mail_ok: () => 'Emails are sent by the SMTP server.',
  jobs_failed: ({ count }) => `${counted(count, 'job')} failed. See below.`,
  job_waits: ({ duration }) => `A job has been waiting for ${duration}. No process is running it.`,
  jobs_ok: () => 'No jobs have failed.',
  backup_failed: ({ error }) => `The last backup failed: ${error}`,
  no_backup: () => `There is no backup. ${HOW_TO_BACK_UP}`,
  backups_off: () => `Automatic backups are off. ${HOW_TO_BACK_UP}`,
  backup_old: () => 'The last backup is older than it should be. Check the log.',
  backups_ok: () => 'Automatic backups are on.',
  disk_low: () => 'The disk is almost full. Free up space before writes fail.',
  running: ({ duration }) => `Running for ${duration}.`,
};
