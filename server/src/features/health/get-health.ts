import type { FailedJob, Health, JobCounts } from '@cortado/contract';
import { JOB_KINDS } from '@cortado/contract/job-kinds';
import { desc, isNotNull, sql } from 'drizzle-orm';
import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { MINUTE_MS } from '../../core/durations.ts';
import { backupFolder, listBackups } from '../../database/backup/backup-files.ts';
import { orFallback } from '../../database/is-unavailable.ts';
import { NODE_APPLICATION } from '../../database/listen-server.ts';
import { jobHistory, jobs } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { countQueues, oldestWait } from '../metrics/queues.ts';
import { hasFailed } from './failed-jobs.ts';
import { type Figures, findProblems } from './find-problems.ts';

/** The state of the database, how long it takes to answer at all, and how many nodes run on it: each listens on one connection. */
async function readDatabase({ database }: Services) {
  const begun = performance.now();
  await database.db.execute(sql`select 1`);
  const latencyMs = Math.round((performance.now() - begun) * 10) / 10;
  const { rows } = await database.db.execute<{
    version: string;
    isStandby: boolean;
    bytes: string;
    listening: number;
  }>(
    sql`select current_setting('server_version') as version, pg_is_in_recovery() as "isStandby",
      pg_database_size(current_database())::text as bytes, (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = ${NODE_APPLICATION}) as listening`,
  );
  const { version, isStandby, bytes, listening } = rows[0]!;
  const state: Health['database'] = {
    kind: database.kind,
    // Packagers add their name in brackets.
    version: version.split(' ')[0]!,
    isPrimary: !isStandby,
    latencyMs,
    bytes: Number(bytes),
    connections: database.connections,
  };
  return { state, nodes: database.kind === 'embedded' ? 1 : listening };
}

const MAX_FAILED = 50;

const isoTime = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

function present(row: typeof jobs.$inferSelect): FailedJob {
  const { id, kind, title, payload, attempts, lastError, failedAt, dueAt, requestId, isSecret } =
    row;
  const to = payload['to'];
  return {
    id,
    kind,
    title,
    recipient: typeof to === 'string' ? to : null,
    attempts,
    lastError: lastError ?? '',
    failedAt: isoTime(failedAt),
    dueAt: failedAt ? null : isoTime(dueAt),
    requestId,
    canRetry: !isSecret,
  };
}

/** What of each kind waits, runs, was given up and was done, and the failed ones one by one. */
async function readJobs(services: Services): Promise<NonNullable<Health['jobs']>> {
  const { db } = services.database;
  const counts = await countQueues(services);
  const history = new Map((await db.select().from(jobHistory)).map((row) => [row.kind, row]));
  const scheduled = new Map(
    (await db.select().from(jobs).where(isNotNull(jobs.key))).map((row) => [row.kind, row]),
  );
  const failed = await db
    .select()
    .from(jobs)
    .where(hasFailed)
    .orderBy(sql`${jobs.failedAt} desc nulls first`, desc(jobs.id))
    .limit(MAX_FAILED);
  const kinds = JOB_KINDS.map((kind): JobCounts => {
    const count = (state: string) =>
      counts.find((one) => one.queue === kind && one.state === state)?.count ?? 0;
    const last = history.get(kind);
    return {
      kind,
      waiting: count('waiting'),
      running: count('running'),
      failed: count('failed'),
      done: last?.done ?? 0,
      doneAt: isoTime(last?.doneAt),
      lastError: last?.lastError ?? null,
      lastErrorAt: isoTime(last?.failedAt),
      dueAt: isoTime(scheduled.get(kind)?.dueAt),
      scheduledAt: isoTime(scheduled.get(kind)?.createdAt),
    };
  });
  return { kinds, oldestWaitSeconds: await oldestWait(services), failed: failed.map(present) };
}

/** Work that is due begins within a minute. */
const LATE_MS = 5 * MINUTE_MS;

/** The newest backup that is known, which another node may have made. */
async function readBackup(
  { settings, now }: Services,
  counted: Health['jobs'],
): Promise<Health['backup']> {
  const scheduled = counted?.kinds.find(({ kind }) => kind === 'backup');
  const [newest] = await listBackups(backupFolder(settings)).catch(() => []);
  const file = newest && (await stat(newest.path).catch(() => null));
  // A schedule outlives the setting and the node that followed it.
  const isFollowed =
    settings.BACKUP_EVERY_HOURS !== undefined ||
    Date.parse(scheduled?.dueAt ?? '') > now().getTime() - LATE_MS;
  const madeAt = file ? newest.madeAt.toISOString() : '';
  const isOwn = file && madeAt >= (scheduled?.doneAt ?? '').slice(0, 19);
  return {
    everyHours: settings.BACKUP_EVERY_HOURS ?? null,
    madeAt: isOwn ? madeAt : (scheduled?.doneAt ?? null),
    bytes: isOwn ? file.size : null,
    nextAt: isFollowed ? (scheduled?.dueAt ?? null) : null,
  };
}

/** The space of the disk that a folder is on, or would be made on. */
async function readDisk(folder: string): Promise<Health['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    const parent = dirname(folder);
    return parent === folder ? null : readDisk(parent);
  }
}

/** How everything is, as the node that answers sees it. */
export async function getHealth(services: Services): Promise<Health> {
  const { settings, catalogue, renderer, now } = services;
  const status = await orFallback(
    services.database.breaker.run(async () => ({
      database: await readDatabase(services),
      counted: await readJobs(services),
    })),
    null,
  );
  const counted = status?.counted ?? null;
  const { snapshot, pendingChanges, loadedAt } = catalogue;
  const figures: Figures = {
    checkedAt: now().toISOString(),
    database: status?.database.state ?? null,
    catalogue: {
      cafes: snapshot.cafes.size,
      revision: snapshot.revision,
      pendingChanges,
      loadedAt: loadedAt.toISOString(),
    },
    mailTo: settings.MAIL_URL ? 'smtp' : 'files',
    jobs: counted,
    disk: await readDisk(resolve(settings.DATA_DIR)),
    backup: await readBackup(services, counted),
    server: {
      version: renderer?.version ?? null,
      node: process.versions.node,
      startedAt: services.startedAt.toISOString(),
      nodes: status?.database.nodes ?? null,
    },
  };
  return { ...figures, findings: findProblems(figures) };
}
