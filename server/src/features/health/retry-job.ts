import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { hasFailed, RECORDED, recordJob } from './failed-jobs.ts';
import * as texts from './texts.ts';
import { DAY_MS } from '../../core/durations.ts';

/** Has a failed job tried again at once, as often as a new one. @throws AppError JOB_NOT_FOUND */
export async function retryJob(context: MemberContext, id: number): Promise<{ message: string }> {
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
