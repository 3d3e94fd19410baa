import type { SQL } from 'drizzle-orm';
import type { Tx } from '../open.ts';
import type { Job } from './queue.ts';

const HOUR = 3600;
const WAITS_SECONDS = [1, 5, 30, 120, 600, HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR];

/** The waits between the attempts of a job: short at first, then longer, for about a day. */
export const WAITS_MS: readonly number[] = WAITS_SECONDS.map((seconds) => seconds * 1000);

/** What a job has to record together with its end. */
export interface Outcome {
  /** Writes in the transaction that ends the job: either both are done or neither. */
  write?: (tx: Tx) => Promise<unknown>;
  after?: () => Promise<void>;
  /** Stored until the next job of the kind is done. */
  result?: Record<string, unknown>;
}

export interface JobHandler {
  /** @param signal aborted when the process is about to end: the job is then left to another one */
  run: (job: Job, signal: AbortSignal) => Promise<Outcome | void>;
  /** A condition on rows of `jobs`: those that meet it are started after the others. */
  isLater?: SQL;
  /** How many are run at once on a node; by default one. */
  atOnce?: number;
  /** After how long a node that does not renew its claim counts as dead. */
  leaseMs?: number;
  waits?: readonly number[];
  /** Whether another attempt after this error would be useless. */
  isFinal?: (error: unknown, job: Job) => boolean;
  /** Called after the last attempt has failed, in the transaction that records it. */
  onExhausted?: (tx: Tx, job: Job) => Promise<unknown>;
  /** For scheduled work: it is done again after this time. */
  everyMs?: number;
}

/** The text that is stored for a failure, at most 500 characters. */
export function summarise(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  const { code } = error as { code?: string };
  return `${code ? `${code}: ` : ''}${error.message}`.slice(0, 500);
}
