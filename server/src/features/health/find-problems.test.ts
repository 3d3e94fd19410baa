import type { Health, HealthFinding, JobCounts } from '@cortado/contract';
import { JOB_KINDS } from '@cortado/contract/job-kinds';
import { expect, it } from 'vitest';
import { findProblems, type Figures } from './find-problems.ts';

const HOUR_AGO = '2026-11-22T11:00:00.000Z';
const DAYS_AGO = '2026-11-19T11:00:00.000Z';
const NONE = { waiting: 0, running: 0, failed: 0, done: 0 };
const UNTRIED = {
  doneAt: null,
  lastError: null,
  lastErrorAt: null,
  dueAt: null,
  scheduledAt: null,
};

const jobs: NonNullable<Health['jobs']> = {
  kinds: JOB_KINDS.map((kind) => ({ kind, ...NONE, ...UNTRIED })),
  oldestWaitSeconds: 0,
  failed: [],
};
const WELL: Figures = {
  checkedAt: '2026-11-22T12:00:00.000Z',
  database: {
    kind: 'server',
    version: '15.4',
    isPrimary: true,
    latencyMs: 1.2,
    bytes: 12_400_000,
    connections: { open: 4, idle: 3, waiting: 0 },
  },
  catalogue: { cafes: 105, revision: 7, pendingChanges: 0, loadedAt: HOUR_AGO },
  mailTo: 'smtp',
  jobs,
  disk: { freeBytes: 60e9, totalBytes: 100e9 },
  backup: { everyHours: 24, madeAt: HOUR_AGO, bytes: 2e6, nextAt: '2026-11-23T11:00:00.000Z' },
  server: { version: 'abc', node: '22.12.0', startedAt: HOUR_AGO, nodes: 2 },
};
const having = (kind: string, values: Partial<JobCounts>) => ({
  ...jobs,
  kinds: jobs.kinds.map((one) => (one.kind === kind ? { ...one, ...values } : one)),
});

type Part = HealthFinding['part'];
const findingOf = (part: Part, values: Partial<Figures>) =>
  findProblems({ ...WELL, ...values }).find((one) => one.part === part);

it('finds every part well where everything is', () => {
  const found = findProblems(WELL);
  expect(found.map(({ part }) => part).join()).toBe('database,catalogue,mail,jobs,backup,server');
  expect(new Set(found.map(({ level }) => level))).toEqual(new Set(['ok']));
});

it('puts first what needs somebody', () => {
  const found = findProblems({ ...WELL, mailTo: 'files', disk: { freeBytes: 1, totalBytes: 9 } });
  expect(found.slice(0, 3).map(({ part }) => part)).toEqual(['server', 'mail', 'database']);
});

it('finds nothing in requests that take turns at the embedded database', () => {
  const connections = { open: 1, idle: 0, waiting: 2 };
  const database = { ...WELL.database!, kind: 'embedded' as const, connections };
  expect(findingOf('database', { database })?.level).toBe('ok');
});

const FAILED = {
  id: 1,
  kind: 'mail' as const,
  title: 'News',
  recipient: null,
  attempts: 10,
  lastError: 'no',
  failedAt: HOUR_AGO,
  dueAt: null,
  requestId: null,
  canRetry: true,
};
const mailError = { lastError: 'ECONNREFUSED', lastErrorAt: HOUR_AGO };

it.each<[Part, Omit<HealthFinding, 'part'>, Partial<Figures>]>([
  ['database', { level: 'critical', code: 'database_away' }, { database: null }],
  [
    'database',
    { level: 'critical', code: 'standby' },
    { database: { ...WELL.database!, isPrimary: false } },
  ],
  [
    'database',
    { level: 'warning', code: 'database_slow' },
    { database: { ...WELL.database!, latencyMs: 900 } },
  ],
  [
    'database',
    { level: 'warning', code: 'requests_wait', count: 3 },
    { database: { ...WELL.database!, connections: { open: 4, idle: 0, waiting: 3 } } },
  ],
  [
    'catalogue',
    { level: 'warning', code: 'changes_pending', count: 1 },
    { catalogue: { ...WELL.catalogue, pendingChanges: 1 } },
  ],
  [
    'catalogue',
    { level: 'critical', code: 'changes_pending', count: 2000 },
    { catalogue: { ...WELL.catalogue, pendingChanges: 2000 } },
  ],
  ['mail', { level: 'warning', code: 'mail_to_files' }, { mailTo: 'files' }],
  ['mail', { level: 'warning', code: 'mail_failed' }, { jobs: having('mail', mailError) }],
  [
    'mail',
    { level: 'critical', code: 'mail_failed' },
    { jobs: having('mail', { ...mailError, waiting: 2 }) },
  ],
  [
    'mail',
    { level: 'ok', code: 'mail_ok' },
    { jobs: having('mail', { ...mailError, doneAt: WELL.checkedAt }) },
  ],
  ['mail', { level: 'warning', code: 'unknown_while_away' }, { jobs: null }],
  ['jobs', { level: 'warning', code: 'unknown_while_away' }, { jobs: null }],
  [
    'jobs',
    { level: 'critical', code: 'jobs_failed', count: 1 },
    { jobs: { ...jobs, failed: [FAILED] } },
  ],
  [
    'jobs',
    { level: 'warning', code: 'job_waits', seconds: 600 },
    { jobs: { ...jobs, oldestWaitSeconds: 600 } },
  ],
  [
    'server',
    { level: 'critical', code: 'disk_low' },
    { disk: { freeBytes: 5e8, totalBytes: 1e9 } },
  ],
  [
    'server',
    { level: 'critical', code: 'disk_low' },
    { disk: { freeBytes: 5e9, totalBytes: 100e9 } },
  ],
  ['server', { level: 'ok', code: 'running', seconds: 3600 }, { disk: null }],
  [
    'backup',
    { level: 'critical', code: 'no_backup' },
    { backup: { everyHours: null, madeAt: null, bytes: null, nextAt: null } },
  ],
  [
    'backup',
    { level: 'warning', code: 'backups_off' },
    { backup: { ...WELL.backup, everyHours: null, nextAt: null } },
  ],
  [
    'backup',
    { level: 'critical', code: 'backup_old' },
    { backup: { ...WELL.backup, madeAt: DAYS_AGO } },
  ],
  ['backup', { level: 'ok', code: 'backups_ok' }, { backup: { ...WELL.backup, madeAt: null } }],
  [
    'backup',
    { level: 'warning', code: 'unknown_while_away' },
    { backup: { ...WELL.backup, madeAt: null }, jobs: null },
  ],
  [
    'backup',
    { level: 'critical', code: 'backup_missing' },
    { backup: { ...WELL.backup, madeAt: null }, server: { ...WELL.server, startedAt: DAYS_AGO } },
  ],
  [
    'backup',
    { level: 'critical', code: 'backup_missing' },
    {
      backup: { ...WELL.backup, madeAt: null },
      jobs: having('backup', { scheduledAt: DAYS_AGO }),
    },
  ],
  [
    'backup',
    { level: 'critical', code: 'backup_failed', error: 'ENOSPC' },
    { jobs: having('backup', { lastError: 'ENOSPC', lastErrorAt: HOUR_AGO }) },
  ],
])('finds of the %s: %o', (part, expected, values) => {
  expect(findingOf(part, values)).toEqual({ part, ...expected });
});
