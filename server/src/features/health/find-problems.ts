import type { Health, HealthFinding, JobCounts } from '@cortado/contract';
import type { JobKind } from '@cortado/contract/job-kinds';
import { HOUR_MS } from '../../core/durations.ts';

/** Above it pages that ask the database feel slow. */
const SLOW_MS = 250;
/** Changes are read within a second. */
const MANY_CHANGES = 1000;
/** A job that is due begins within a minute, whichever node it waits for. */
const LONG_SECONDS = 300;
const FEW_BYTES = 1e9;
const FEW_SHARE = 0.1;

/** The figures in which problems are found. */
export type Figures = Omit<Health, 'findings'>;
type Judged = Omit<HealthFinding, 'part'>;

const ofKind = (jobs: NonNullable<Health['jobs']>, wanted: JobKind): JobCounts =>
  jobs.kinds.find(({ kind }) => kind === wanted)!;

/** Whether the last attempt failed. */
const isFailing = ({ lastErrorAt, doneAt }: JobCounts): boolean =>
  lastErrorAt !== null && lastErrorAt > (doneAt ?? '');

function judgeDatabase({ database }: Figures): Judged {
  if (!database) return { level: 'critical', code: 'database_away' };
  const { kind, isPrimary, latencyMs, connections } = database;
  if (!isPrimary) return { level: 'critical', code: 'standby' };
  // The embedded database has one connection, for which requests always wait in turn.
  if (kind === 'server' && connections.waiting > 0)
    return { level: 'warning', code: 'requests_wait', count: connections.waiting };
  return latencyMs > SLOW_MS
    ? { level: 'warning', code: 'database_slow' }
    : { level: 'ok', code: 'database_ok' };
}

function judgeCatalogue({ catalogue: { pendingChanges: count } }: Figures): Judged {
  if (count === 0) return { level: 'ok', code: 'catalogue_ok' };
  return { level: count > MANY_CHANGES ? 'critical' : 'warning', code: 'changes_pending', count };
}

function judgeMail({ jobs, mailTo }: Figures): Judged {
  if (!jobs) return { level: 'warning', code: 'unknown_while_away' };
  const mail = ofKind(jobs, 'mail');
  // One recipient may be unknown; where mails are tried again, the server does not take them.
  if (isFailing(mail))
    return { level: mail.waiting > 0 ? 'critical' : 'warning', code: 'mail_failed' };
  return mailTo === 'files'
    ? { level: 'warning', code: 'mail_to_files' }
    : { level: 'ok', code: 'mail_ok' };
}

function judgeJobs({ jobs }: Figures): Judged {
  if (!jobs) return { level: 'warning', code: 'unknown_while_away' };
  const { failed, oldestWaitSeconds: seconds } = jobs;
  if (failed.length > 0) return { level: 'critical', code: 'jobs_failed', count: failed.length };
  return seconds > LONG_SECONDS
    ? { level: 'warning', code: 'job_waits', seconds }
    : { level: 'ok', code: 'jobs_ok' };
}

function judgeBackup({ backup, jobs, server, checkedAt }: Figures): Judged {
  const { everyHours, madeAt, nextAt } = backup;
  const job = jobs && ofKind(jobs, 'backup');
  if (job && isFailing(job))
    return { level: 'critical', code: 'backup_failed', error: job.lastError ?? '' };
  if (everyHours === null && nextAt === null) {
    return madeAt === null
      ? { level: 'critical', code: 'no_backup' }
      : { level: 'warning', code: 'backups_off' };
  }
  // Whether another node has made one is in the database.
  if (!jobs && madeAt === null) return { level: 'warning', code: 'unknown_while_away' };
  const since = Date.parse(checkedAt) - Date.parse(madeAt ?? job?.scheduledAt ?? server.startedAt);
  return everyHours !== null && since > 2 * everyHours * HOUR_MS
    ? { level: 'critical', code: madeAt === null ? 'backup_missing' : 'backup_old' }
    : { level: 'ok', code: 'backups_ok' };
}

/** The process that answers, and the disk with its data. */
function judgeServer({ server, disk, checkedAt }: Figures): Judged {
  if (disk && disk.freeBytes < Math.max(FEW_BYTES, FEW_SHARE * disk.totalBytes))
    return { level: 'critical', code: 'disk_low' };
  const seconds = (Date.parse(checkedAt) - Date.parse(server.startedAt)) / 1000;
  return { level: 'ok', code: 'running', seconds: Math.max(0, seconds) };
}

const JUDGES: Record<HealthFinding['part'], (figures: Figures) => Judged> = {
  database: judgeDatabase,
  catalogue: judgeCatalogue,
  mail: judgeMail,
  jobs: judgeJobs,
  backup: judgeBackup,
  server: judgeServer,
};
const URGENCY: readonly HealthFinding['level'][] = ['critical', 'warning', 'ok'];

/** How well each part does, the most urgent first. */
export const findProblems = (figures: Figures): HealthFinding[] =>
  (Object.keys(JUDGES) as HealthFinding['part'][])
    .map((part) => ({ part, ...JUDGES[part](figures) }))
    .toSorted((a, b) => URGENCY.indexOf(a.level) - URGENCY.indexOf(b.level));
