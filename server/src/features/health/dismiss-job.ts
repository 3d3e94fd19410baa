import { and, eq } from 'drizzle-orm';
import { jobs } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { isGivenUp, RECORDED, recordJob } from './failed-jobs.ts';
import * as texts from './texts.ts';

/** Removes a job that was given up. @throws AppError JOB_NOT_FOUND */
export async function dismissJob(context: MemberContext, id: number): Promise<{ message: string }> {
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
