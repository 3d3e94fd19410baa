import { and, isNotNull, isNull, or } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Job } from '../../database/jobs/queue.ts';
import type { Tx } from '../../database/open.ts';
import { jobs } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';

export const isGivenUp = isNotNull(jobs.failedAt);
/** Scheduled work is never given up. */
const isFailing = and(isNotNull(jobs.key), isNotNull(jobs.lastError), isNull(jobs.startedAt));
export const hasFailed = or(isGivenUp, isFailing)!;

/** What the audit trail names a job by: its payload and its error may name a recipient. */
export const RECORDED = { id: jobs.id, kind: jobs.kind, title: jobs.title };

/** @throws AppError JOB_NOT_FOUND if there is no such job */
export async function recordJob(
  tx: Tx,
  context: MemberContext,
  action: 'job.retried' | 'job.dismissed',
  job: Pick<Job, keyof typeof RECORDED> | undefined,
): Promise<void> {
  if (!job) throw new AppError('JOB_NOT_FOUND');
  const subject = { id: job.id, name: job.title || job.kind };
  await recordChanges(tx, context, [{ action, subject }]);
}
