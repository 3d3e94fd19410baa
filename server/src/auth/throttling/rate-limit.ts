import { createHash } from 'node:crypto';
import { and, eq, gt, gte, sql, type SQLWrapper } from 'drizzle-orm';
import { batched } from '../../database/batched.ts';
import type { Executor } from '../../database/open.ts';
import { prepared } from '../../database/prepared.ts';
import { dailyLimits, rateLimits } from '../../database/schema.ts';
import { DAY_MS } from '../../core/durations.ts';
import type { ErrorWords } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import type { AuthServices } from '../auth-services.ts';
import { clientNetworks } from './client-network.ts';

export interface RateLimit {
  /** What is limited, such as `register`. */
  name: string;
  max: number;
  /** A counter of a day or more outlives a crash of the database. */
  windowSeconds: number;
  /** What its error says; by default the text of the code. */
  says?: ErrorWords;
}

type Counters = typeof rateLimits | typeof dailyLimits;
const tableOf = (windowSeconds: number): Counters =>
  windowSeconds * 1000 >= DAY_MS ? dailyLimits : rateLimits;

type Needs = Pick<AuthServices, 'database' | 'now'>;

interface Counter {
  key: string;
  max: number;
}

/** How many times the limit of a /64 its /48 has. */
const NETWORK_FACTOR = 10;

/** The database key of a counter: a hash, so that neither addresses nor names are stored. */
export function limitKey(name: string, subject: string): string {
  return createHash('sha256').update(`${name}\n${subject.toLowerCase()}`).digest('hex');
}

/** @returns an AppError RATE_LIMITED with Retry-After in seconds */
export function rateLimitedError(until: Date, now: Date, says?: ErrorWords): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new AppError('RATE_LIMITED', { ...says, headers: { 'retry-after': String(seconds) } });
}

/** An attempt: its counters, the narrowest first, and how long a new one counts. */
interface Attempt {
  counters: readonly Counter[];
  windowSeconds: number;
  now: Date;
}

/**
 * The new values of an existing counter after some attempts: once its window is over it starts again. One that resets later than
 * a new one would was begun before the clock was set back; other nodes' clocks may be a minute ahead.
 * @param now as SQL
 */
export function addAttempts(table: Counters, now: SQLWrapper) {
  const isOver = sql`(${table.resetsAt} <= ${now}
    or ${table.resetsAt} > excluded.resets_at + interval '1 minute')`;
  return {
    attempts: sql`excluded.attempts + case when ${isOver} then 0 else ${table.attempts} end`,
    resetsAt: sql`case when ${isOver} then excluded.resets_at else ${table.resetsAt} end`,
  };
}

/** Adds to counters, which it locks in the order of their keys. */
const addition = (table: Counters, name: string) =>
  prepared((db) =>
    db
      .insert(table)
      .select(
        sql`select * from unnest(
        ${sql.placeholder('keys')}::text[], ${sql.placeholder('attempts')}::int[], ${sql.placeholder('ends')}::timestamptz[]
      ) as added (key, attempts, resets_at) order by key`,
      )
      .onConflictDoUpdate({
        target: table.key,
        set: addAttempts(table, sql`${sql.placeholder('now')}::timestamptz`),
      })
      .returning()
      .prepare(name),
  );

/** Until when each attempt is refused; null for one that is not. */
const counting = (add: ReturnType<typeof addition>) =>
  batched(async (db, attempts: readonly Attempt[]) => {
    const now = attempts.at(-1)!.now.getTime();
    const added = new Map<string, { attempts: number; resetsAt: Date }>();
    for (const { counters, windowSeconds } of attempts) {
      for (const { key } of counters) {
        const before = added.get(key)?.attempts ?? 0;
        added.set(key, { attempts: before + 1, resetsAt: new Date(now + windowSeconds * 1000) });
      }
    }
    const rows = await add(db).execute({
      now: new Date(now).toISOString(),
      keys: [...added.keys()],
      attempts: [...added.values()].map((one) => one.attempts),
      ends: [...added.values()].map(({ resetsAt }) => resetsAt.toISOString()),
    });
    const counted = new Map(
      rows.map((row) => [
        row.key,
        { ...row, attempts: row.attempts - added.get(row.key)!.attempts },
      ]),
    );
    return attempts.map(({ counters }) => {
      let until: Date | null = null;
      for (const { key, max } of counters) {
        const counter = counted.get(key)!;
        counter.attempts += 1;
        if (counter.attempts > max) until ??= counter.resetsAt;
      }
      return until;
    });
  });

const count = counting(addition(rateLimits, 'count_attempts'));
const countOfDay = counting(addition(dailyLimits, 'count_attempts_of_day'));
const adderOf = (windowSeconds: number) =>
  tableOf(windowSeconds) === dailyLimits ? countOfDay : count;

/** Attempts that are being counted on this node, by the key of their narrowest counter. */
const inFlight = new Map<string, number>();

/**
 * Refuses, without asking the database, what it would refuse once the attempts before have been counted: of a robot's hundreds
 * at once only as many as the limit allows wait there.
 * @throws AppError RATE_LIMITED
 */
async function consume(
  { database, now: clock }: Needs,
  { windowSeconds, says }: RateLimit,
  counters: readonly [Counter, ...Counter[]],
): Promise<void> {
  const now = clock();
  const [{ key, max }] = counters;
  const before = inFlight.get(key) ?? 0;
  if (before >= max) throw rateLimitedError(now, now, says);
  inFlight.set(key, before + 1);
  try {
    const until = await adderOf(windowSeconds)(database.db, { counters, windowSeconds, now });
    if (until) throw rateLimitedError(until, now, says);
  } finally {
    const left = inFlight.get(key)! - 1;
    if (left > 0) inFlight.set(key, left);
    else inFlight.delete(key);
  }
}

/** The counters of a client's attempts, all of them or those at one subject. */
function clientCounters(
  { name, max }: RateLimit,
  address: string,
  subject?: string,
): [Counter, ...Counter[]] {
  const keyOf = (network: string) =>
    limitKey(name, subject === undefined ? network : `${network}\n${subject}`);
  const [narrowest, ...around] = clientNetworks(address);
  return [
    { key: keyOf(narrowest), max },
    ...around.map((network) => ({ key: keyOf(network), max: max * NETWORK_FACTOR })),
  ];
}

/**
 * Counts an attempt by a subject, such as an account, across all nodes.
 * @throws AppError RATE_LIMITED with Retry-After, if it exceeds the limit
 */
export async function consumeLimit(
  services: Needs,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  const { name, max } = limit;
  await consume(services, limit, [{ key: limitKey(name, subject), max }]);
}

/**
 * Counts an attempt by the client's address and, with a higher limit, by the network around it.
 * @param subject counts attempts at this subject only, such as an email address
 * @throws AppError RATE_LIMITED with Retry-After, if it exceeds the limit
 */
export async function consumeClientLimit(
  services: Needs,
  limit: RateLimit,
  { ip, subject }: { ip: string; subject?: string },
): Promise<void> {
  await consume(services, limit, clientCounters(limit, ip, subject));
}

/** Counts an attempt by a subject and refuses none: `isUsedUp` says what has come of it. */
export async function countAttempt(
  { database, now }: Needs,
  { name, max, windowSeconds }: RateLimit,
  subject: string,
): Promise<void> {
  const counters = [{ key: limitKey(name, subject), max }];
  await adderOf(windowSeconds)(database.db, { counters, windowSeconds, now: now() });
}

/** Whether a subject has used its limit up; counts nothing. */
export async function isUsedUp(
  { now }: Pick<Needs, 'now'>,
  db: Executor,
  { limit: { name, max, windowSeconds }, subject }: { limit: RateLimit; subject: string },
): Promise<boolean> {
  const table = tableOf(windowSeconds);
  const isCurrent = and(eq(table.key, limitKey(name, subject)), gt(table.resetsAt, now()));
  return (await db.$count(table, and(isCurrent, gte(table.attempts, max)))) > 0;
}

/** Undoes `consumeClientLimit` for an attempt that turned out not to count. */
export async function refundClientLimit(
  { database }: Needs,
  limit: RateLimit,
  { ip }: { ip: string },
): Promise<void> {
  // One statement each: a single one might lock the rows in another order than counting does.
  const table = tableOf(limit.windowSeconds);
  for (const { key } of clientCounters(limit, ip)) {
    await database.db
      .update(table)
      .set({ attempts: sql`greatest(${table.attempts} - 1, 0)` })
      .where(eq(table.key, key));
  }
}
