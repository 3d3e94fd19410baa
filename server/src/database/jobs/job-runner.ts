import { setTimeout as sleep } from 'node:timers/promises';
import type { JobKind } from '@cortado/contract/job-kinds';
import { runOutsideRequests } from '../../core/request-scope.ts';
import { isUnavailable, isNoRoom } from '../is-unavailable.ts';
import type { Database } from '../open.ts';
import { summarise, WAITS_MS, type JobHandler, type Outcome } from './job-handler.ts';
import { jobDetails, type JobObserver, type RunEnd } from './observe-job.ts';
import {
  claimJobs,
  finishJob,
  nextDue,
  recordFailure,
  recordHistory,
  releaseJob,
  renewClaim,
  scheduleJob,
  shortenWaits,
  type Job,
} from './queue.ts';

const DEFAULTS = { atOnce: 1, leaseMs: 30_000, waits: WAITS_MS } as const;
/** The interval of checks for jobs that other nodes queued or left. */
const POLL_MS = 60_000;
const MIN_WAIT_MS = 20;
const OUTAGE_RETRY_MS = 1000;
/** How often a job's own writes may find the database unavailable, although it answered just before. */
const MAX_WRITES = 3;
/** Shorter than the time that a process has to end. */
const CLOSE_MS = 5000;

type Handler = JobHandler & Required<Pick<JobHandler, keyof typeof DEFAULTS>>;

interface RunnerParts {
  database: Database;
  now: () => Date;
  onError: (error: unknown, details?: object) => void;
  observe?: JobObserver | undefined;
}

/**
 * Runs jobs from a queue in the database: none is lost with the process, no request waits for one, and nodes share
 * the work. The effect of a job outside the database may happen twice if its node dies before that is recorded.
 */
export class JobRunner {
  readonly #parts: RunnerParts;
  readonly #handlers = new Map<JobKind, Handler>();
  readonly #active = new Map<number, { kind: JobKind; ended: Promise<unknown> }>();
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | null = null;
  #isNotified = false;
  #isDatabaseUnavailable = false;
  #polledAt = 0;
  /** The kinds whose jobs were checked for waits that are too long, because a clock was set back. */
  readonly #waitsChecked = new Set<JobKind>();
  /** The jobs whose last attempt failed without being counted. */
  readonly #uncountedFailures = new Set<number>();

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** Sets how jobs of a kind are run. Jobs of kinds without a handler are left to other nodes. */
  handle(kind: JobKind, handler: JobHandler): void {
    this.#handlers.set(kind, { ...DEFAULTS, ...handler });
  }

  /** Schedules repeated work, which one of all nodes does each time. */
  async schedule(kind: JobKind, handler: JobHandler & { everyMs: number }): Promise<void> {
    const { database, now } = this.#parts;
    await scheduleJob(database.db, kind, now());
    this.handle(kind, handler);
    this.notify();
  }

  /** Starts due jobs in the background, on a later turn of the event loop; never throws. */
  notify(): void {
    if (this.#isClosed) return;
    this.#isNotified = true;
    this.#polling ??= runOutsideRequests(() => this.#poll()).finally(() => (this.#polling = null));
  }

  /** Resolves once no job is running or due. */
  async idle(): Promise<void> {
    while (this.#polling || this.#active.size > 0) {
      await this.#polling;
      await Promise.all([...this.#active.values()].map(({ ended }) => ended));
    }
  }

  /** Waits some seconds for running jobs; the others stay in the database. */
  async close(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    // Its timer lets the process live: a job that waits for the database has none that does.
    const timeout = new AbortController();
    const late = sleep(CLOSE_MS, undefined, { signal: timeout.signal }).catch(() => {});
    await Promise.race([this.idle(), late]);
    timeout.abort();
  }

  get #isClosed(): boolean {
    return this.#ending.signal.aborted;
  }

  async #poll(): Promise<void> {
    clearTimeout(this.#timer);
    // What a request has queued does not delay its response.
    await new Promise((resolve) => setImmediate(resolve));
    let wait = POLL_MS;
    try {
      while (this.#isNotified && !this.#isClosed) {
        this.#isNotified = false;
        wait = await this.#startDue();
      }
      this.#isDatabaseUnavailable = false;
    } catch (error) {
      if (!this.#isDatabaseUnavailable && !this.#isClosed) this.#parts.onError(error);
      this.#isDatabaseUnavailable = true;
    }
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.notify(), Math.min(Math.max(wait, MIN_WAIT_MS), POLL_MS));
    this.#timer.unref();
  }

  /** @returns how long to wait for the next job; one that ends notifies the runner as well */
  async #startDue(): Promise<number> {
    const { database, now } = this.#parts;
    await this.#shortenWaits();
    const due = await nextDue(database.db);
    let wait = POLL_MS;
    for (const [kind, { atOnce, leaseMs, isLater }] of this.#handlers) {
      const at = due.get(kind)?.getTime() ?? Infinity;
      const running = [...this.#active.values()].filter((active) => active.kind === kind).length;
      const limit = atOnce - running;
      if (limit <= 0) continue;
      if (at > now().getTime()) {
        wait = Math.min(wait, at - now().getTime());
        continue;
      }
      const claim = { kind, now: now(), leaseMs, limit, except: [...this.#active.keys()], isLater };
      const claimed = await claimJobs(database.db, claim);
      for (const job of claimed) this.#start(job);
      if (claimed.length > 0) this.#isNotified = true;
      else wait = MIN_WAIT_MS;
    }
    return wait;
  }

  /** At the start, and once the clock was set back. */
  async #shortenWaits(): Promise<void> {
    const now = this.#parts.now();
    if (now.getTime() < this.#polledAt) this.#waitsChecked.clear();
    this.#polledAt = now.getTime();
    for (const [kind, { leaseMs, waits, everyMs }] of this.#handlers) {
      if (this.#waitsChecked.has(kind)) continue;
      await shortenWaits(this.#parts.database.db, kind, { now, leaseMs, waits, everyMs });
      this.#waitsChecked.add(kind);
    }
  }

  #start(job: Job): void {
    const { observe = (_job, run) => run(), onError } = this.#parts;
    const ended = observe(job, () => this.#run(job))
      .catch((error: unknown) => {
        if (!this.#isClosed) onError(error, jobDetails(job));
      })
      .finally(() => {
        this.#active.delete(job.id);
        this.notify();
      });
    this.#active.set(job.id, { kind: job.kind, ended });
  }

  /** @returns whether the claim was renewed */
  #renew(job: Job): Promise<boolean> {
    const { database, now } = this.#parts;
    const { leaseMs } = this.#handlers.get(job.kind)!;
    const until = new Date(now().getTime() + leaseMs);
    return renewClaim(database.db, job, until).then(
      () => true,
      () => false,
    );
  }

  async #run(job: Job): Promise<RunEnd> {
    const { database, now } = this.#parts;
    const handler = this.#handlers.get(job.kind)!;
    const { leaseMs, waits, everyMs } = handler;
    if (everyMs === undefined && job.attempts > waits.length + 1) {
      return this.#fail(job, handler, new Error(job.lastError ?? 'Its process ended each time.'));
    }
    if (job.expiresAt && job.expiresAt <= now()) {
      return this.#fail(job, handler, new Error(job.lastError ?? 'It was not done in time.'));
    }
    // If one renewal fails, the next one may succeed.
    const renewing = setInterval(() => void this.#renew(job), leaseMs / 3);
    try {
      const outcome = (await handler.run(job, this.#ending.signal)) ?? {};
      await this.#finish(job, handler, outcome);
      return { outcome: 'done' };
    } catch (error) {
      if (!this.#isClosed) return await this.#fail(job, handler, error);
      await releaseJob(database.db, job, now());
      return { outcome: 'left to another process' };
    } finally {
      clearInterval(renewing);
    }
  }

  async #finish(job: Job, { everyMs }: Handler, outcome: Outcome): Promise<void> {
    const { kind } = job;
    const { write, after, result = {} } = outcome;
    const now = this.#parts.now();
    const next = everyMs === undefined ? null : new Date(now.getTime() + everyMs);
    await this.#record(
      job,
      () =>
        this.#parts.database.inTransaction(async (tx) => {
          if (!(await finishJob(tx, job, next))) return;
          await write?.(tx);
          await recordHistory(tx, kind, 'done', { doneAt: now, result });
        }),
      write && MAX_WRITES,
    );
    this.#uncountedFailures.delete(job.id);
    await after?.();
  }

  async #fail(job: Job, handler: Handler, error: unknown): Promise<RunEnd> {
    const { database, onError } = this.#parts;
    const { waits, everyMs, isFinal, onExhausted } = handler;
    const now = this.#parts.now();
    onError(new Error(`A job failed: ${job.kind} ${job.id}.`, { cause: error }), jobDetails(job));
    // A job that breaks its connection each time fails as it would in an outage: every other attempt counts.
    const wasUncounted = this.#uncountedFailures.delete(job.id);
    if (isUnavailable(error) && !wasUncounted) {
      this.#uncountedFailures.add(job.id);
      await this.#record(job, () => releaseJob(database.db, job, now));
      return { outcome: 'to be retried', error };
    }
    const wait = waits[job.attempts - 1];
    const until = new Date(now.getTime() + (wait ?? everyMs ?? 0));
    const isOver =
      wait === undefined ||
      (job.expiresAt !== null && until >= job.expiresAt) ||
      isFinal?.(error, job) === true;
    const isGivenUp = everyMs === undefined && isOver;
    const failure = { now, lastError: summarise(error), until: isGivenUp ? null : until };
    await this.#record(job, () =>
      database.inTransaction(async (tx) => {
        if (!(await recordFailure(tx, job, failure)) || !isGivenUp) return;
        await onExhausted?.(tx, job);
      }),
    );
    return { outcome: isGivenUp ? 'given up' : 'to be retried', error };
  }

  /** Records what became of a job as soon as the database is available; otherwise the job would be done again. */
  async #record(job: Job, write: () => Promise<void>, maxWrites = Infinity): Promise<void> {
    for (let writes = 1; ; writes++) {
      try {
        return await write();
      } catch (error) {
        const isOwnFault = writes >= maxWrites && !isNoRoom(error);
        if (this.#isClosed || !isUnavailable(error) || isOwnFault) throw error;
        do await sleep(OUTAGE_RETRY_MS, undefined, { ref: false });
        while (!this.#isClosed && !(await this.#renew(job)));
      }
    }
  }
}
