import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { DAY_MS } from '../../core/durations.ts';
import { AppError } from '../../core/errors.ts';
import type { Job } from '../../database/jobs/queue.ts';
import type { Tx } from '../../database/open.ts';
import { jobs } from '../../database/schema.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import * as texts from './texts.ts';

const isGivenUp = isNotNull(jobs.failedAt);
/** Scheduled work is never given up. */
const isFailing = and(isNotNull(jobs.key), isNotNull(jobs.lastError), isNull(jobs.startedAt));
export const hasFailed = or(isGivenUp, isFailing)!;

/** What the audit trail names a job by: its payload and its error may name a recipient. */
const RECORDED = { id: jobs.id, kind: jobs.kind, title: jobs.title };

/** @throws AppError JOB_NOT_FOUND if there is no such job */
async function recordJob(
  tx: Tx,
  context: MemberContext,
  action: 'job.retried' | 'job.dismissed',
  job: Pick<Job, keyof typeof RECORDED> | undefined,
): Promise<void> {
  if (!job) throw new AppError('JOB_NOT_FOUND');
  const subject = { id: job.id, name: job.title || job.kind };
  await recordChanges(tx, context, [{ action, subject }]);
}

/** Has a failed job tried again at once, as often as a new one. @throws AppError JOB_NOT_FOUND */
export async function retryJob(
  context: MemberContext,
  { params: { id } }: InputOf<'retryJob'>,
): Promise<{ message: string }> {
  const { services, client } = context;
  const now = services.now();
  const end = new Date(now.getTime() + DAY_MS).toISOString();
  // Scheduled work is repeated for ever.
  const expiresAt = sql`case when ${jobs.key} is null then ${end}::timestamptz end`;
  await services.database.inTransaction(async (tx) => {
    const [job] = await tx
      .update(jobs)
      .set({ attempts: 0, dueAt: now, failedAt: null, expiresAt })
      .where(and(eq(jobs.id, id), hasFailed, eq(jobs.isSecret, false)))
      .returning(RECORDED);
    await recordJob(tx, context, 'job.retried', job);
  });
  services.jobs.notify();
  client.logSecurityEvent('job retried', { jobId: id });
  return { message: texts.retried };
}

/** Removes a job that was given up. @throws AppError JOB_NOT_FOUND */
export async function dismissJob(
  context: MemberContext,
  { params: { id } }: InputOf<'dismissJob'>,
): Promise<{ message: string }> {
  const { services, client } = context;
  await services.database.inTransaction(async (tx) => {
    const [job] = await tx
      .delete(jobs)
      .where(and(eq(jobs.id, id), isGivenUp))
      .returning(RECORDED);
    await recordJob(tx, context, 'job.dismissed', job);
  });
  client.logSecurityEvent('job dismissed', { jobId: id });
  return { message: texts.dismissed };
}
