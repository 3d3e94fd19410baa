import { createHash } from 'node:crypto';
import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import { prepared } from '../../database/prepared.ts';
import { rateLimits } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { AuthServices } from '../auth-services.ts';
import { clientNetworks } from './client-network.ts';

export interface RateLimit {
  /** What is limited, such as `register`. */
  name: string;
  max: number;
  windowSeconds: number;
}

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
export function refuse(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new AppError('RATE_LIMITED', { headers: { 'retry-after': String(seconds) } });
}

/** Attempts that are being counted on this node, by the key of their narrowest counter. */
const inFlight = new Map<string, number>();

/**
 * Refuses without asking the database what it would refuse anyway, once those before have been counted: of a robot's hundreds
 * at once only as many as the limit allows wait for each other there, and all others get a connection meanwhile.
 */
async function count(
  needs: Needs,
  windowSeconds: number,
  counters: readonly [Counter, ...Counter[]],
): Promise<void> {
  const [{ key, max }] = counters;
  const before = inFlight.get(key) ?? 0;
  if (before >= max) {
    const now = needs.now();
    throw refuse(now, now);
  }
  inFlight.set(key, before + 1);
  try {
    await increment(needs, windowSeconds, counters);
  } finally {
    const left = inFlight.get(key)! - 1;
    if (left > 0) inFlight.set(key, left);
    else inFlight.delete(key);
  }
}

/**
 * What one more attempt makes of a counter that is there: once its window is over it begins anew. One that resets later than
 * a new one would was begun before the clock was set back; other nodes' clocks may be a minute ahead.
 * @param now as SQL
 */
export function oneMore(now: SQLWrapper) {
  const isOver = sql`(${rateLimits.resetsAt} <= ${now}
    or ${rateLimits.resetsAt} > excluded.resets_at + interval '1 minute')`;
  return {
    attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
    resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
  };
}

/** Increments one counter, or two, which it locks in the given order: the narrowest first. */
const increments = [1, 2].map((counters) =>
  prepared((db) =>
    db
      .insert(rateLimits)
      .values(
        Array.from({ length: counters }, (_, at) => ({
          key: sql.placeholder(`key${at}`),
          attempts: 1,
          resetsAt: sql.placeholder('fresh'),
        })),
      )
      .onConflictDoUpdate({ target: rateLimits.key, set: oneMore(sql`${sql.placeholder('now')}`) })
      .returning()
      .prepare(`count_attempts_${counters}`),
  ),
);

async function increment(
  { database, now: clock }: Needs,
  windowSeconds: number,
  counters: readonly Counter[],
): Promise<void> {
  const now = clock();
  const fresh = new Date(now.getTime() + windowSeconds * 1000);
  const keys = Object.fromEntries(counters.map(({ key }, at) => [`key${at}`, key]));
  const rows = await increments[counters.length - 1]!(database.db).execute({
    ...keys,
    now: now.toISOString(),
    fresh,
  });
  for (const { key, max } of counters) {
    const row = rows.find((counted) => counted.key === key)!;
    if (row.attempts > max) throw refuse(row.resetsAt, now);
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
  { name, max, windowSeconds }: RateLimit,
  subject: string,
): Promise<void> {
  await count(services, windowSeconds, [{ key: limitKey(name, subject), max }]);
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
  await count(services, limit.windowSeconds, clientCounters(limit, ip, subject));
}

/** Undoes `consumeClientLimit` for an attempt that turned out not to count. */
export async function refundClientLimit(
  { database }: Needs,
  limit: RateLimit,
  { ip }: { ip: string },
): Promise<void> {
  // One statement each: a single one might lock the rows in another order than counting does.
  for (const { key } of clientCounters(limit, ip)) {
    await database.db
      .update(rateLimits)
      .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
      .where(eq(rateLimits.key, key));
  }
}
