import { JOB_KINDS } from '@cortado/contract/job-kinds';
import type { FailedJob, Health, JobCounts } from '@cortado/contract';
import { desc, isNotNull, sql } from 'drizzle-orm';
import { jobHistory, jobs } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { countQueues, oldestWait } from '../metrics/queues.ts';
import { hasFailed } from './failed-jobs.ts';

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
export async function readJobs(services: Services): Promise<NonNullable<Health['jobs']>> {
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
