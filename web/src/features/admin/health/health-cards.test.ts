import type { Health, JobCounts } from '@cortado/contract';
import { JOB_KINDS } from '@cortado/contract/job-kinds';
import { expect, it } from 'vitest';
import { formatBytes, formatDuration } from './format.ts';
import { catalogueCard, databaseCard, serverCard } from './server-cards.ts';
import { backupCard, jobsCard, mailCard } from './work-cards.ts';

const HOUR_AGO = '2026-11-22T11:00:00.000Z';
const DAYS_AGO = '2026-11-19T11:00:00.000Z';
const NONE = { waiting: 0, running: 0, failed: 0, done: 0 };
const UNTRIED = { doneAt: null, lastError: null, lastErrorAt: null, dueAt: null };

const jobs: NonNullable<Health['jobs']> = {
  kinds: JOB_KINDS.map((kind) => ({ kind, ...NONE, ...UNTRIED })),
  oldestWaitSeconds: 0,
  failed: [],
};
const WELL: Health = {
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

const CARDS = {
  database: databaseCard,
  catalogue: catalogueCard,
  mail: mailCard,
  jobs: jobsCard,
  backup: backupCard,
  server: serverCard,
};

it.each(Object.entries(CARDS))('of the %s is well where everything is', (_name, card) => {
  expect(card(WELL).level).toBe('good');
});

it('finds nothing in requests that take turns at the embedded database', () => {
  const connections = { open: 1, idle: 0, waiting: 2 };
  const database = { ...WELL.database!, kind: 'embedded' as const, connections };
  expect(databaseCard({ ...WELL, database }).level).toBe('good');
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

it.each<[keyof typeof CARDS, string, string, Partial<Health>]>([
  ['database', 'act', 'isn’t responding', { database: null }],
  ['database', 'act', 'standby', { database: { ...WELL.database!, isPrimary: false } }],
  ['database', 'look', 'slowly', { database: { ...WELL.database!, latencyMs: 900 } }],
  [
    'database',
    'look',
    '3 requests are waiting',
    { database: { ...WELL.database!, connections: { open: 4, idle: 0, waiting: 3 } } },
  ],
  ['catalogue', 'look', '1 change is', { catalogue: { ...WELL.catalogue, pendingChanges: 1 } }],
  ['catalogue', 'act', '2,000', { catalogue: { ...WELL.catalogue, pendingChanges: 2000 } }],
  ['mail', 'look', 'written to files', { mailTo: 'files' }],
  ['mail', 'look', 'MAIL_URL', { jobs: having('mail', mailError) }],
  ['mail', 'act', 'MAIL_URL', { jobs: having('mail', { ...mailError, waiting: 2 }) }],
  ['mail', 'good', 'SMTP', { jobs: having('mail', { ...mailError, doneAt: WELL.checkedAt }) }],
  ['mail', 'look', 'Unknown', { jobs: null }],
  ['jobs', 'look', 'Unknown', { jobs: null }],
  ['jobs', 'act', '1 job failed', { jobs: { ...jobs, failed: [FAILED] } }],
  ['jobs', 'look', '10 minutes', { jobs: { ...jobs, oldestWaitSeconds: 600 } }],
  ['server', 'act', 'almost full', { disk: { freeBytes: 5e8, totalBytes: 1e9 } }],
  ['server', 'act', 'almost full', { disk: { freeBytes: 5e9, totalBytes: 100e9 } }],
  ['server', 'good', '60 minutes', { disk: null }],
  [
    'backup',
    'act',
    'There is no backup',
    { backup: { everyHours: null, madeAt: null, bytes: null, nextAt: null } },
  ],
  [
    'backup',
    'look',
    'backups are off',
    { backup: { ...WELL.backup, everyHours: null, nextAt: null } },
  ],
  ['backup', 'act', 'older', { backup: { ...WELL.backup, madeAt: DAYS_AGO } }],
  [
    'backup',
    'act',
    'ENOSPC',
    { jobs: having('backup', { lastError: 'ENOSPC', lastErrorAt: HOUR_AGO }) },
  ],
])('of the %s says “%s: …%s…”', (name, level, sentence, values) => {
  const card = CARDS[name]({ ...WELL, ...values });
  expect(card.level).toBe(level);
  expect(card.sentence).toContain(sentence);
});

it('tells sizes and times in their largest unit', () => {
  expect([0, 999, 12_400_000, 180e9, 5e15].map(formatBytes)).toEqual([
    '0 byte',
    '999 byte',
    '12.4 MB',
    '180 GB',
    '5,000 TB',
  ]);
  expect([1, 119, 600, 8000, 200_000].map(formatDuration)).toEqual([
    '1 second',
    '119 seconds',
    '10 minutes',
    '2 hours',
    '2 days',
  ]);
});
