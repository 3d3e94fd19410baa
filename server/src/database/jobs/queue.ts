import { and, asc, eq, isNotNull, isNull, lte, min, notInArray, sql, type SQL } from 'drizzle-orm';
import type { JobKind } from '@cortado/contract/job-kinds';
import { currentRequestId, currentSpan } from '../../core/request-scope.ts';
import type { Executor, Tx } from '../open.ts';
import { jobHistory, jobs } from '../schema.ts';

export type Job = typeof jobs.$inferSelect;
export type NewJob = Omit<
  typeof jobs.$inferInsert,
  'dueAt' | 'createdAt' | 'requestId' | 'traceparent'
> & {
  /** When it is run first; by default at once. */
  dueAt?: Date;
};

/** Queues a job in the transaction that causes it; call `notify` after the commit. */
export async function enqueueJob(db: Executor, now: Date, job: NewJob): Promise<number> {
  const values = {
    ...job,
    dueAt: job.dueAt ?? now,
    requestId: currentRequestId(),
    traceparent: currentSpan()?.traceparent,
    createdAt: now,
  };
  const [row] = await db.insert(jobs).values(values).returning({ id: jobs.id });
  return row!.id;
}

/** Drops the jobs of a kind with this in their payload. One that runs continues, but its end is not recorded. */
export async function dropJobs(tx: Tx, kind: JobKind, payload: NewJob['payload']): Promise<void> {
  const isMeant = sql`${jobs.payload} @> ${JSON.stringify(payload)}::jsonb`;
  await tx.delete(jobs).where(and(eq(jobs.kind, kind), isMeant));
}

/** Makes sure that there is a row for scheduled work. */
export async function scheduleJob(db: Executor, kind: JobKind, now: Date): Promise<void> {
  const values = { kind, key: kind, dueAt: now, createdAt: now };
  await db.insert(jobs).values(values).onConflictDoNothing({ target: jobs.key });
}

/**
 * After the clock was set back, or scheduled work is to be done more often: no job of a kind waits longer from now on than
 * it would once it is queued, done, has failed or is run by a node that dies. Other nodes' clocks may be a minute ahead.
 */
export async function shortenWaits(
  db: Executor,
  kind: JobKind,
  waiting: { now: Date; leaseMs: number; waits: readonly number[]; everyMs: number | undefined },
): Promise<void> {
  const { leaseMs, waits, everyMs = null } = waiting;
  const now = sql`${waiting.now.toISOString()}::timestamptz`;
  const inMs = (ms: SQL | number | null) => sql`${ms}::bigint * interval '1 millisecond'`;
  const afterFailure = sql`(${`{${waits.join()}}`}::bigint[])[${jobs.attempts}]`;
  const longest = sql`case when ${jobs.startedAt} is not null then ${inMs(leaseMs)}
    when ${jobs.attempts} > 0 then ${inMs(sql`coalesce(${afterFailure}, ${everyMs}, 0)`)}
    else coalesce(${inMs(everyMs)}, ${jobs.dueAt} - ${jobs.createdAt}) end`;
  await db
    .update(jobs)
    .set({ dueAt: sql`${now} + ${longest}`, createdAt: sql`least(${jobs.createdAt}, ${now})` })
    .where(
      and(
        eq(jobs.kind, kind),
        isNull(jobs.failedAt),
        sql`${jobs.dueAt} > ${now} + ${longest} + interval '1 minute'`,
      ),
    );
}

/** Claims up to `limit` due jobs of a kind; other nodes skip them until the lease ends. */
export async function claimJobs(
  db: Executor,
  claim: {
    kind: JobKind;
    now: Date;
    leaseMs: number;
    limit: number;
    except: number[];
    isLater?: SQL | undefined;
  },
): Promise<Job[]> {
  const { kind, now, leaseMs, limit, except, isLater } = claim;
  const isDue = and(eq(jobs.kind, kind), isNull(jobs.failedAt), lte(jobs.dueAt, now));
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isDue, notInArray(jobs.id, except)))
    .orderBy(...(isLater ? [asc(isLater)] : []), asc(jobs.dueAt), asc(jobs.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (
    db
      .update(jobs)
      .set({
        attempts: sql`${jobs.attempts} + 1`,
        dueAt: new Date(now.getTime() + leaseMs),
        startedAt: now,
      })
      // An array is evaluated once; a plain subquery could be run again, and lock more rows.
      .where(sql`${jobs.id} = any(array(${due}))`)
      .returning()
  );
}

/** Whether the claim still holds: another one has begun later, or counts as another attempt. */
const isClaimed = ({ id, attempts, startedAt }: Job): SQL =>
  and(
    eq(jobs.id, id),
    eq(jobs.attempts, attempts),
    eq(jobs.startedAt, startedAt!),
    isNull(jobs.failedAt),
  )!;

export async function renewClaim(db: Executor, job: Job, until: Date): Promise<void> {
  await db.update(jobs).set({ dueAt: until }).where(isClaimed(job));
}

/** Lets another attempt begin at once, which counts as the same. */
export async function releaseJob(db: Executor, job: Job, now: Date): Promise<void> {
  const values = { attempts: job.attempts - 1, dueAt: now, startedAt: null };
  await db.update(jobs).set(values).where(isClaimed(job));
}

/** Removes a job that is done, or sets when it is due again. @returns false if another node has taken it over */
export async function finishJob(tx: Tx, job: Job, next: Date | null): Promise<boolean> {
  const again = { attempts: 0, startedAt: null, expiresAt: null, lastError: null };
  const ended =
    next === null
      ? await tx.delete(jobs).where(isClaimed(job)).returning()
      : await tx
          .update(jobs)
          .set({ ...again, dueAt: next })
          .where(isClaimed(job))
          .returning();
  return ended.length > 0;
}

/** Ends the claims of dead processes at once, where there can be no other process than this one. */
export async function releaseAll(db: Executor, now: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ dueAt: now, startedAt: null })
    .where(and(isNotNull(jobs.startedAt), isNull(jobs.failedAt)));
}

/** Counts a job of a kind, and stores what became of the last one. */
export async function recordHistory(
  tx: Tx,
  kind: JobKind,
  counter: 'done' | 'failedAttempts',
  values: Partial<typeof jobHistory.$inferInsert>,
): Promise<void> {
  await tx
    .insert(jobHistory)
    .values({ kind, [counter]: 1, ...values })
    .onConflictDoUpdate({
      target: jobHistory.kind,
      set: { [counter]: sql`${jobHistory[counter]} + 1`, ...values },
    });
}

/**
 * Stores the error of a failed attempt.
 * @param until when it is tried again; null if it is not
 * @returns false if another node has taken the job over
 */
export async function recordFailure(
  tx: Tx,
  job: Job,
  { now: failedAt, lastError, until }: { now: Date; lastError: string; until: Date | null },
): Promise<boolean> {
  const given = until
    ? { dueAt: until, lastError, startedAt: null }
    : {
        failedAt,
        lastError,
        startedAt: null,
        ...(job.isSecret && { payload: withoutSecret(job) }),
      };
  const ended = await tx.update(jobs).set(given).where(isClaimed(job)).returning({ id: jobs.id });
  if (ended.length === 0) return false;
  await recordHistory(tx, job.kind, 'failedAttempts', { failedAt, lastError });
  return true;
}

const withoutSecret = ({ payload: { to } }: Job) => (to === undefined ? {} : { to });

export async function nextDue(db: Executor): Promise<ReadonlyMap<JobKind, Date>> {
  const rows = await db
    .select({ kind: jobs.kind, at: min(jobs.dueAt) })
    .from(jobs)
    .where(isNull(jobs.failedAt))
    .groupBy(jobs.kind);
  return new Map(rows.map(({ kind, at }) => [kind, at!]));
}
