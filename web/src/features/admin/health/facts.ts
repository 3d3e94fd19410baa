import type { Health, HealthFinding } from '@cortado/contract';
import type { JobKind } from '@cortado/contract/job-kinds';
import { formatNumber } from '../../../lib/intl.ts';
import { formatBytes, formatMilliseconds, formatTime } from './format.ts';
import * as texts from '#messages/admin/health';

const { labels } = texts;
type Facts = (readonly [label: string, value: string])[];

const ofKind = (jobs: NonNullable<Health['jobs']>, wanted: JobKind) =>
  jobs.kinds.find(({ kind }) => kind === wanted)!;

function factsOfMail(jobs: NonNullable<Health['jobs']>): Facts {
  const { waiting, running, done, doneAt, lastError, lastErrorAt } = ofKind(jobs, 'mail');
  const facts: Facts = [
    [labels.waiting(), formatNumber(waiting + running)],
    [labels.sent(), formatNumber(done)],
    [labels.lastSent(), formatTime(doneAt)],
  ];
  if (lastError !== null)
    facts.push([
      labels.lastError(),
      texts.errorAt({ time: formatTime(lastErrorAt), error: lastError }),
    ]);
  return facts;
}

function factsOfJobs(jobs: NonNullable<Health['jobs']>): Facts {
  const sum = (of: 'waiting' | 'running' | 'done') =>
    formatNumber(jobs.kinds.reduce((total, one) => total + one[of], 0));
  return [
    [labels.waiting(), sum('waiting')],
    [labels.running(), sum('running')],
    [labels.done(), sum('done')],
    [labels.lastCleanup(), formatTime(ofKind(jobs, 'cleanup').doneAt)],
  ];
}

/** The figures of each part; none where they are unknown. */
export const FACTS: Record<HealthFinding['part'], (health: Health) => Facts> = {
  database: ({ database }) =>
    database
      ? [
          [labels.kind(), `${texts.databaseKinds[database.kind]()}, ${database.version}`],
          [labels.role(), texts.role({ isPrimary: database.isPrimary })],
          [labels.latency(), formatMilliseconds(database.latencyMs)],
          [
            labels.connections(),
            texts.busy({
              count: formatNumber(database.connections.open - database.connections.idle),
              of: formatNumber(database.connections.open),
            }),
          ],
          [labels.size(), formatBytes(database.bytes)],
        ]
      : [],
  catalogue: ({ catalogue: { cafes, revision, loadedAt } }) => [
    [labels.cafes(), formatNumber(cafes)],
    [labels.revision(), formatNumber(revision)],
    [labels.loaded(), formatTime(loadedAt)],
  ],
  mail: ({ jobs }) => (jobs ? factsOfMail(jobs) : []),
  jobs: ({ jobs }) => (jobs ? factsOfJobs(jobs) : []),
  backup: ({ backup: { madeAt, bytes, nextAt } }) => [
    [labels.last(), formatTime(madeAt)],
    ...(bytes === null ? [] : [[labels.size(), formatBytes(bytes)] as const]),
    ...(nextAt === null ? [] : [[labels.next(), formatTime(nextAt)] as const]),
  ],
  server: ({ server: { version, node, startedAt, nodes }, disk }) => [
    [labels.version(), version ?? texts.development()],
    [labels.node(), node],
    [labels.started(), formatTime(startedAt)],
    [labels.processes(), nodes === null ? texts.notKnown() : formatNumber(nodes)],
    [
      labels.free(),
      disk
        ? texts.freeOf({ free: formatBytes(disk.freeBytes), total: formatBytes(disk.totalBytes) })
        : texts.notKnown(),
    ],
  ],
};
