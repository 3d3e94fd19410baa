import type { Logger } from '../../core/logger.ts';
import { runInRequest } from '../../core/request-scope.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { Job } from './queue.ts';

/** What has become of an attempt. */
export interface RunEnd {
  outcome: 'done' | 'to be retried' | 'given up' | 'left to another process';
  error?: unknown;
}

/** Called around each attempt of a job. */
export type JobObserver = (job: Job, run: () => Promise<RunEnd>) => Promise<RunEnd>;

/** What the log says of each job, with the id of the request that has caused it. */
export const jobDetails = ({ id, kind, attempts, requestId }: Job) => ({
  ...(requestId !== null && { reqId: requestId }),
  job: kind,
  jobId: id,
  attempt: attempts,
});

/** Writes a line for each attempt. */
const logJobs =
  (logger: Logger): JobObserver =>
  async (job, run) => {
    const began = performance.now();
    const end = await run();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    logger.info({ ...jobDetails(job), outcome: end.outcome, ms }, 'job');
    return end;
  };

function beginSpan(tracer: Tracer, { id, kind, attempts, requestId, traceparent }: Job) {
  const attributes = {
    'cortado.job.kind': kind,
    'cortado.job.id': id,
    'cortado.job.attempt': attempts,
    'cortado.request.id': requestId ?? undefined,
  };
  return tracer.job(`job ${kind}`, attributes, traceparent);
}

/** Runs each attempt for the request that has queued it, whose id its queries and the jobs that it queues then have. */
const runForRequest =
  (tracer: Tracer | null): JobObserver =>
  async (job, run) => {
    const span = tracer && beginSpan(tracer, job);
    const id = job.requestId;
    const scope = { ...(id !== null && { id }), ...(span && { span }) };
    if (id === null && !span) return run();
    try {
      const end = await runInRequest(scope, run);
      span?.end({ attributes: { 'cortado.job.outcome': end.outcome }, error: end.error });
      return end;
    } catch (error) {
      span?.end({ error });
      throw error;
    }
  };

/** Writes a line for each attempt, or sends a span, or both; undefined where neither is asked for. */
export function jobObserver(logger: Logger | null, tracer: Tracer | null): JobObserver | undefined {
  if (!logger && !tracer) return undefined;
  const within = runForRequest(tracer);
  if (!logger) return within;
  const logged = logJobs(logger);
  return (job, run) => logged(job, () => within(job, run));
}
