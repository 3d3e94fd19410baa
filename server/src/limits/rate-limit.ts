import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { rateLimits } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';

export interface RateLimit {
  /** What is limited, such as `register`. */
  name: string;
  most: number;
  windowSeconds: number;
}

type Needs = Pick<Services, 'database' | 'now'>;

/** What is stored of a thing that is counted: neither addresses nor names are kept. */
export function limitKey(name: string, subject: string): string {
  return createHash('sha256').update(`${name}\n${subject.toLowerCase()}`).digest('hex');
}

export function refuse(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new AppError('RATE_LIMITED', { headers: { 'retry-after': String(seconds) } });
}

/**
 * Counts a try of a subject (an address, an account) within its window, on all nodes together.
 * @throws AppError RATE_LIMITED with Retry-After, where it is one too many
 */
export async function countTry(
  { database, now: clock }: Needs,
  { name, most, windowSeconds }: RateLimit,
  subject: string,
): Promise<void> {
  const now = clock();
  const fresh = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await database.db
    .insert(rateLimits)
    .values({ key: limitKey(name, subject), attempts: 1, resetsAt: fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${fresh.toISOString()}::timestamptz else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (row!.attempts > most) throw refuse(row!.resetsAt, now);
}

/** Takes a try back that turned out not to count. */
export async function uncountTry(
  { database }: Needs,
  { name }: RateLimit,
  subject: string,
): Promise<void> {
  await database.db
    .update(rateLimits)
    .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
    .where(eq(rateLimits.key, limitKey(name, subject)));
}
