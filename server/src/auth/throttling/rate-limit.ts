import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { rateLimits } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { AuthServices } from '../auth-services.ts';
import { clientNetworks } from './client-network.ts';

export interface RateLimit {
  /** What is limited, such as `register`. */
  name: string;
  most: number;
  windowSeconds: number;
}

type Needs = Pick<AuthServices, 'database' | 'now'>;

interface Counter {
  key: string;
  most: number;
}

/** How much more a whole /48 may try than one of its /64s. */
const NETWORK_FACTOR = 10;

/** What is stored of a thing that is counted: neither addresses nor names are kept. */
export function limitKey(name: string, subject: string): string {
  return createHash('sha256').update(`${name}\n${subject.toLowerCase()}`).digest('hex');
}

export function refuse(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new AppError('RATE_LIMITED', { headers: { 'retry-after': String(seconds) } });
}

/** Counts up all of them at once; the order of their locks is the one given, the narrowest first. */
async function count(
  { database, now: clock }: Needs,
  windowSeconds: number,
  counters: readonly Counter[],
): Promise<void> {
  const now = clock();
  const fresh = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await database.db
    .insert(rateLimits)
    .values(counters.map(({ key }) => ({ key, attempts: 1, resetsAt: fresh })))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${fresh.toISOString()}::timestamptz else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  for (const { key, most } of counters) {
    const row = rows.find((one) => one.key === key)!;
    if (row.attempts > most) throw refuse(row.resetsAt, now);
  }
}

/** The counters of a client's tries, or of its tries at one thing alone. */
function clientCounters({ name, most }: RateLimit, address: string, subject?: string): Counter[] {
  return clientNetworks(address).map((network, n) => ({
    key: limitKey(name, subject === undefined ? network : `${network}\n${subject}`),
    most: n === 0 ? most : most * NETWORK_FACTOR,
  }));
}

/**
 * Counts a try of a subject (an account, say) within its window, on all nodes together.
 * @throws AppError RATE_LIMITED with Retry-After, where it is one too many
 */
export async function consumeLimit(
  services: Needs,
  { name, most, windowSeconds }: RateLimit,
  subject: string,
): Promise<void> {
  await count(services, windowSeconds, [{ key: limitKey(name, subject), most }]);
}

/**
 * Counts a try by the client's address, and more loosely by the network around it.
 * @param subject what is tried, where others may still try another thing
 * @throws AppError RATE_LIMITED with Retry-After, where it is one too many
 */
export async function consumeClientLimit(
  services: Needs,
  limit: RateLimit,
  { ip, subject }: { ip: string; subject?: string },
): Promise<void> {
  await count(services, limit.windowSeconds, clientCounters(limit, ip, subject));
}

/** Takes a client's try back that turned out not to count. */
export async function refundClientLimit(
  { database }: Needs,
  limit: RateLimit,
  { ip }: { ip: string },
): Promise<void> {
  // One statement each: one for all might lock them in another order than counting does.
  for (const { key } of clientCounters(limit, ip)) {
    await database.db
      .update(rateLimits)
      .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
      .where(eq(rateLimits.key, key));
  }
}
