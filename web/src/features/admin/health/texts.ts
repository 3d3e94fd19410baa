import type { JobKind } from '@cortado/contract/job-kinds';
import { counted } from '../../../lib/intl.ts';
import type { Level } from './health-card.ts';

export const tab = 'Health';
export const loadFailed = 'The health did not load';
export const checkedAt = (time: string) => `Checked ${time}, and every 15 seconds`;
export const outOfDate = (time: string, why: string) =>
  `The server did not answer this time. What you see is from ${time}. ${why}`;

export const levels: Readonly<Record<Level, string>> = {
  good: 'Well',
  look: 'Look',
  act: 'Act',
};

/** What stands above everything. */
export function summary(act: number, look: number): string {
  if (act > 0) return `${counted(act, 'thing needs', 'things need')} you`;
  return look > 0 ? `${counted(look, 'thing', 'things')} to look at` : 'All is well';
}

export const kinds: Readonly<Record<JobKind, string>> = {
  mail: 'Mail',
  reset_link: 'Reset link',
  newsletter_link: 'Newsletter link',
  photo: 'Photo',
  cleanup: 'Clean-up',
  backup: 'Backup',
};

export const failedHeading = 'Failed jobs';
export const failedAbout =
  'Each was tried as often as it makes sense. They are removed by themselves after a week.';
export const attempts = (count: number) => `tried ${counted(count, 'time')}`;
export const request = 'Request';
export const tryAgain = 'Try Again';
export const tryAgainFor = (job: string) => `Try Again: ${job}`;
export const dismiss = 'Dismiss';
export const dismissFor = (job: string) => `Dismiss: ${job}`;
export const dismissQuestion = 'Dismiss this job?';
export const dismissWarning = 'It will not be done any more, and its error is forgotten.';
export const cannotRetry =
  'What it held is removed, so it can’t be tried again: the person can ask for a new one.';
export const photoCannotRetry = 'It can’t be tried again: the photo has to be uploaded anew.';
export const nextTry = (time: string) => `next try ${time}`;

export const unknownWhileAway = 'Not known until the database answers again.';

export const titles = {
  database: 'Database',
  catalogue: 'Catalogue',
  mail: 'Mail',
  jobs: 'Jobs',
  backups: 'Backups',
  server: 'Server',
};

/** What stands beside the figures. */
export const labels = {
  kind: 'Kind',
  role: 'Role',
  latency: 'Answers in',
  connections: 'Connections',
  size: 'Size',
  cafes: 'Published cafes',
  revision: 'Revision',
  loaded: 'Last change taken in',
  waiting: 'Waiting',
  running: 'Running',
  sent: 'Sent',
  lastSent: 'Last sent',
  lastError: 'Last error',
  done: 'Done',
  lastCleanup: 'Last clean-up',
  last: 'Last',
  next: 'Next',
  version: 'Version',
  node: 'Node.js',
  started: 'Started',
  processes: 'Processes',
  free: 'Free on disk',
};

export const databaseKinds = { embedded: 'Embedded', server: 'PostgreSQL server' };
export const role = (isPrimary: boolean) => (isPrimary ? 'Primary' : 'Standby');
export const busy = (count: string, of: string) => `${count} of ${of} busy`;
export const databaseAway =
  'It does not answer. Visitors go on reading; nothing can be written until it is back. Look at the database server.';
export const standby = 'It is a standby and takes no writes. Name the primary in DATABASE_URL.';
export const waitForConnection = (count: number) =>
  `${counted(count, 'request waits', 'requests wait')} for a connection.`;
export const slow = 'It answers, but slowly.';
export const databaseWell = 'It answers and takes writes.';

export const behind = (count: number) =>
  `${counted(count, 'change is', 'changes are')} not shown to visitors yet.`;
export const catalogueWell = 'Visitors see every change.';

export const mailFailed =
  'The last mail could not be sent. If MAIL_URL is wrong, mend it and restart.';
export const mailToFiles =
  'Mails are written to files and reach nobody. Set MAIL_URL to send them.';
export const mailWell = 'Mails are sent by the SMTP server.';
export const errorAt = (time: string, error: string) => `${time}: ${error}`;

export const jobsFailed = (count: number) => `${counted(count, 'job')} failed. See below.`;
export const jobsWait = (duration: string) =>
  `One has been waiting for ${duration}: no process takes it on.`;
export const jobsWell = 'Nothing has failed.';

export const backupFailed = (error: string) => `The last one failed: ${error}`;
const HOW_TO_BACK_UP = 'Set BACKUP_EVERY_HOURS, or run npm run backup.';
export const noBackup = `There is none. ${HOW_TO_BACK_UP}`;
export const notScheduled = `None are made by themselves. ${HOW_TO_BACK_UP}`;
export const backupOld = 'The last one is older than it should be. Look at the log.';
export const backupWell = 'They are made by themselves.';

export const diskLow = 'Its disk is almost full. Free some room before writes fail.';
export const runningFor = (duration: string) => `It has been running for ${duration}.`;
export const development = 'Development';
export const notKnown = 'Not known';
export const freeOf = (free: string, total: string) => `${free} of ${total}`;
