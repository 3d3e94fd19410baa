import type { Health, HealthFinding } from '@cortado/contract';
import type { JobKind } from '@cortado/contract/job-kinds';
import { formatNumber } from '../../../lib/intl.ts';
import { formatBytes, formatMilliseconds, formatTime } from './format.ts';
import * as texts from '#messages/admin/health';

type Facts = (readonly [label: string, value: string])[];

const ofKind = (jobs: NonNullable<Health['jobs']>, wanted: JobKind) =>
  jobs.kinds.find(({ kind }) => kind === wanted)!;

function factsOfMail(jobs: NonNullable<Health['jobs']>): Facts {
  const { waiting, running, done, doneAt, lastError, lastErrorAt } = ofKind(jobs, 'mail');
  const facts: Facts = [
    [texts.labels.waiting(), formatNumber(waiting + running)],
    [texts.labels.sent(), formatNumber(done)],
    [texts.labels.lastSent(), formatTime(doneAt)],
  ];
  if (lastError !== null)
    facts.push([
      texts.labels.lastError(),
      texts.errorAt({ time: formatTime(lastErrorAt), error: lastError }),
    ]);
  return facts;
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
