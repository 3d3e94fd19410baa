import type { SQL } from 'drizzle-orm';
import type { Tx } from '../open.ts';
import type { Job } from './queue.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The waits between the attempts of a job: short at first, then longer, for about a day. */
export const WAITS_MS: readonly number[] = [
  SECOND,
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
];

/** What a job has done, so far as it is recorded with the job itself. */
export interface Outcome {
  /** Writes in the transaction that ends the job: either both are done or neither. */
  write?: (tx: Tx) => Promise<unknown>;
  /** After the commit. */
  after?: () => Promise<void>;
  /** Kept until the next job of the kind is done. */
  result?: Record<string, unknown>;
}

/** How jobs of a kind are run. */
export interface JobHandler {
  /** @param signal aborted when the process is about to end: the job is then left to another one */
  run: (job: Job, signal: AbortSignal) => Promise<Outcome | void>;
  /** Of a row of `jobs`: those it holds for are begun after the others. */
  isLater?: SQL;
  /** How many are run at once on a node; by default one. */
  atOnce?: number;
  /** How long a node that does not renew its claim counts as alive. */
  leaseMs?: number;
  waits?: readonly number[];
  /** Whether another attempt after this error is of no use. */
  isFinal?: (error: unknown, job: Job) => boolean;
  /** In the transaction that gives a job up. */
  giveUp?: (tx: Tx, job: Job) => Promise<unknown>;
  /** Scheduled work, that is done again after this time. */
  everyMs?: number;
}
