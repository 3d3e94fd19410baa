import type { Logger } from '../../core/logger.ts';
import { runInRequest } from '../../core/request-scope.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { Job } from './queue.ts';

/** What has become of an attempt. */
export interface RunEnd {
  outcome: 'done' | 'to be retried' | 'given up' | 'left to another process';
  error?: unknown;
}

export type JobObserver = (job: Job, run: () => Promise<RunEnd>) => Promise<unknown>;

/** What the log says of each job, with the id of the request that has caused it. */
export const jobDetails = ({ id, kind, attempts, requestId }: Job) => ({
  ...(requestId !== null && { reqId: requestId }),
  job: kind,
  jobId: id,
  attempt: attempts,
});

/**
 * Writes a line for each attempt, or sends a span, or both. The attempt runs for the request that queued it, whose id its
 * queries and the jobs that it queues then have.
 * @returns undefined if there is neither a logger nor a tracer
 */
export function jobObserver(logger: Logger | null, tracer: Tracer | null): JobObserver | undefined {
  if (!logger && !tracer) return undefined;
  return async (job, run) => {
    const { id, kind, attempts, requestId, traceparent } = job;
    const attributes = {
      'cortado.job.kind': kind,
      'cortado.job.id': id,
      'cortado.job.attempt': attempts,
      'cortado.request.id': requestId ?? undefined,
    };
    const span = tracer?.job(`job ${kind}`, attributes, traceparent);
    const scope = { ...(requestId !== null && { id: requestId }), ...(span && { span }) };
    const began = performance.now();
    try {
      const { outcome, error } = await runInRequest(scope, run);
      span?.end({ attributes: { 'cortado.job.outcome': outcome }, error });
      const ms = Math.round((performance.now() - began) * 10) / 10;
      logger?.info({ ...jobDetails(job), outcome, ms }, 'job');
    } catch (error) {
      span?.end({ error });
      throw error;
    }
  };
}
