import type { Health, HealthFinding } from '@cortado/contract';
import type { JobKind } from '@cortado/contract/job-kinds';
import { formatDecimal, formatNumber } from '../../../lib/intl.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { LOCALES, language } from '../../../lib/language.ts';
import * as texts from '#messages/admin/health';
import * as libTexts from '#messages/lib';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** '12.4 GB' */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(LOCALES[language()], {
    style: 'unit',
    unit: UNITS[power]!,
    unitDisplay: 'short',
    maximumFractionDigits: value < 100 ? 1 : 0,
  }).format(value);
}

const formatMilliseconds = (ms: number): string =>
  texts.milliseconds({ figure: formatDecimal(ms) });

/** 'Never' for null. */
export const formatTime = (moment: string | null): string =>
  moment === null ? texts.never() : formatMoment(moment);

const LENGTHS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** '3 days', '5 minutes': in its largest whole unit. */
export function formatDuration(seconds: number): string {
  const [unit, length] = LENGTHS.find(([, one]) => seconds >= 2 * one) ?? (['second', 1] as const);
  return libTexts.durations[unit]({ count: Math.floor(seconds / length) });
}

type Facts = (readonly [label: string, value: string])[];

const ofKind = (jobs: NonNullable<Health['jobs']>, wanted: JobKind) =>
  jobs.kinds.find(({ kind }) => kind === wanted)!;

function factsOfMail(jobs: NonNullable<Health['jobs']>): Facts {
  const { waiting, running, done, doneAt, lastError: error, lastErrorAt } = ofKind(jobs, 'mail');
  const time = formatTime(lastErrorAt);
  return [
    [texts.labels.waiting(), formatNumber(waiting + running)],
    [texts.labels.sent(), formatNumber(done)],
    [texts.labels.lastSent(), formatTime(doneAt)],
    ...(error === null
      ? []
      : [[texts.labels.lastError(), texts.errorAt({ time, error })] as const]),
  ];
}

function factsOfJobs(jobs: NonNullable<Health['jobs']>): Facts {
  const sum = (of: 'waiting' | 'running' | 'done') =>
    formatNumber(jobs.kinds.reduce((total, one) => total + one[of], 0));
  return [
    [texts.labels.waiting(), sum('waiting')],
    [texts.labels.running(), sum('running')],
    [texts.labels.done(), sum('done')],
    [texts.labels.lastCleanup(), formatTime(ofKind(jobs, 'cleanup').doneAt)],
  ];
}

/** The figures of each part; none where they are unknown. */
export const FACTS: Record<HealthFinding['part'], (health: Health) => Facts> = {
  database: ({ database }) =>
    database
      ? [
          [texts.labels.kind(), `${texts.databaseKinds[database.kind]()}, ${database.version}`],
          [texts.labels.role(), texts.role({ isPrimary: database.isPrimary })],
          [texts.labels.latency(), formatMilliseconds(database.latencyMs)],
          [
            texts.labels.connections(),
            texts.busy({
              count: formatNumber(database.connections.open - database.connections.idle),
              of: formatNumber(database.connections.open),
            }),
          ],
          [texts.labels.size(), formatBytes(database.bytes)],
        ]
      : [],
  catalogue: ({ catalogue: { cafes, revision, loadedAt } }) => [
    [texts.labels.cafes(), formatNumber(cafes)],
    [texts.labels.revision(), formatNumber(revision)],
    [texts.labels.loaded(), formatTime(loadedAt)],
  ],
  mail: ({ jobs }) => (jobs ? factsOfMail(jobs) : []),
  jobs: ({ jobs }) => (jobs ? factsOfJobs(jobs) : []),
  backup: ({ backup: { madeAt, bytes, nextAt } }) => [
    [texts.labels.last(), formatTime(madeAt)],
    ...(bytes === null ? [] : [[texts.labels.size(), formatBytes(bytes)] as const]),
    ...(nextAt === null ? [] : [[texts.labels.next(), formatTime(nextAt)] as const]),
  ],
  server: ({ server: { version, node, startedAt, nodes }, disk }) => [
    [texts.labels.version(), version ?? texts.development()],
    [texts.labels.node(), node],
    [texts.labels.started(), formatTime(startedAt)],
    [texts.labels.processes(), nodes === null ? texts.notKnown() : formatNumber(nodes)],
    [
      texts.labels.free(),
      disk
        ? texts.freeOf({ free: formatBytes(disk.freeBytes), total: formatBytes(disk.totalBytes) })
        : texts.notKnown(),
    ],
  ],
};
