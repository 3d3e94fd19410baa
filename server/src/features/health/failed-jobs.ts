import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { jobs } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import * as texts from './texts.ts';

const DAY_MS = 24 * 3600 * 1000;

const isGivenUp = isNotNull(jobs.failedAt);
/** Scheduled work is never given up. */
const isFailing = and(isNotNull(jobs.key), isNotNull(jobs.lastError), isNull(jobs.startedAt));
export const hasFailed = or(isGivenUp, isFailing)!;

/** Has a failed job tried again at once, as often as a new one. @throws AppError JOB_NOT_FOUND */
export async function retryJob(
  { services, client }: MemberContext,
  id: number,
): Promise<{ message: string }> {
  const { database, jobs: runner } = services;
  const now = services.now();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  const retried = await database.db
    .update(jobs)
    .set({ attempts: 0, dueAt: now, failedAt: null, expiresAt })
    .where(and(eq(jobs.id, id), hasFailed, eq(jobs.isSecret, false)))
    .returning({ id: jobs.id });
  if (retried.length === 0) throw new AppError('JOB_NOT_FOUND');
  runner.wake();
  client.logSecurityEvent('job retried', { jobId: id });
  return { message: texts.retried };
}

/** Removes a job that was given up. @throws AppError JOB_NOT_FOUND */
export async function dismissJob(
  { services, client }: MemberContext,
  id: number,
): Promise<{ message: string }> {
  const removed = await services.database.db
    .delete(jobs)
    .where(and(eq(jobs.id, id), isGivenUp))
    .returning({ id: jobs.id });
  if (removed.length === 0) throw new AppError('JOB_NOT_FOUND');
  client.logSecurityEvent('job dismissed', { jobId: id });
  return { message: texts.dismissed };
}
