import type { Health, JobCounts } from '@cortado/contract';
import type { JobKind } from '@cortado/contract/job-kinds';
import { formatNumber } from '../../../lib/intl.ts';
import type { HealthCard } from './health-card.ts';
import { formatBytes, formatDuration, formatTime } from './format.ts';
import * as texts from './texts.ts';

const { titles, labels } = texts;

/** A job that is due begins within a minute, whichever node it waits for. */
const LONG_SECONDS = 300;
const HOUR_MS = 3_600_000;

const ofKind = (jobs: NonNullable<Health['jobs']>, wanted: JobKind): JobCounts =>
  jobs.kinds.find(({ kind }) => kind === wanted)!;

/** Whether the last attempt failed. */
const isFailing = ({ lastErrorAt, doneAt }: JobCounts): boolean =>
  lastErrorAt !== null && lastErrorAt > (doneAt ?? '');

const unknown = (title: string): HealthCard => ({
  title,
  level: 'look',
  sentence: texts.unknownWhileAway,
  facts: [],
});

export function mailCard({ jobs, mailTo }: Health): HealthCard {
  if (!jobs) return unknown(titles.mail);
  const mail = ofKind(jobs, 'mail');
  const facts = [
    [labels.waiting, formatNumber(mail.waiting + mail.running)],
    [labels.sent, formatNumber(mail.done)],
    [labels.lastSent, formatTime(mail.doneAt)],
    ...(mail.lastError === null
      ? []
      : [[labels.lastError, texts.errorAt(formatTime(mail.lastErrorAt), mail.lastError)] as const]),
  ] as const;
  const card = (level: HealthCard['level'], sentence: string): HealthCard => ({
    title: titles.mail,
    level,
    sentence,
    facts,
  });
  // One recipient may be unknown; where mails are tried again, the server does not take them.
  if (isFailing(mail)) return card(mail.waiting > 0 ? 'act' : 'look', texts.mailFailed);
  return mailTo === 'files' ? card('look', texts.mailToFiles) : card('good', texts.mailWell);
}

export function jobsCard({ jobs }: Health): HealthCard {
  if (!jobs) return unknown(titles.jobs);
  const { kinds, failed, oldestWaitSeconds } = jobs;
  const sum = (of: 'waiting' | 'running' | 'done') =>
    formatNumber(kinds.reduce((total, one) => total + one[of], 0));
  const card = (level: HealthCard['level'], sentence: string): HealthCard => ({
    title: titles.jobs,
    level,
    sentence,
    facts: [
      [labels.waiting, sum('waiting')],
      [labels.running, sum('running')],
      [labels.done, sum('done')],
      [labels.lastCleanup, formatTime(ofKind(jobs, 'cleanup').doneAt)],
    ],
  });
  if (failed.length > 0) return card('act', texts.jobsFailed(failed.length));
  return oldestWaitSeconds > LONG_SECONDS
    ? card('look', texts.jobsWait(formatDuration(oldestWaitSeconds)))
    : card('good', texts.jobsWell);
}

export function backupCard({ backup, jobs, checkedAt }: Health): HealthCard {
  const { everyHours, madeAt, bytes, nextAt } = backup;
  const card = (level: HealthCard['level'], sentence: string): HealthCard => ({
    title: titles.backups,
    level,
    sentence,
    facts: [
      [labels.last, formatTime(madeAt)],
      ...(bytes === null ? [] : [[labels.size, formatBytes(bytes)] as const]),
      ...(nextAt === null ? [] : [[labels.next, formatTime(nextAt)] as const]),
    ],
  });
  const made = jobs && ofKind(jobs, 'backup');
  if (made && isFailing(made)) return card('act', texts.backupFailed(made.lastError ?? ''));
  if (everyHours === null && nextAt === null) {
    return madeAt === null ? card('act', texts.noBackup) : card('look', texts.notScheduled);
  }
  const age = Date.parse(checkedAt) - Date.parse(madeAt ?? '');
  return everyHours !== null && madeAt !== null && age > 2 * everyHours * HOUR_MS
    ? card('act', texts.backupOld)
    : card('good', texts.backupWell);
}
