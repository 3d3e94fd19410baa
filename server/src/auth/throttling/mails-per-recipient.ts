import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { rateLimits } from '../../database/schema.ts';
import { limitKey, addAttempts } from './rate-limit.ts';
import { HOUR_MS } from '../../core/durations.ts';

/**
 * Limits that keep a mailbox from being flooded through us. Notices of a changed account are counted separately:
 * otherwise whoever changes it could use up the limit first, so that its owner gets no notice.
 */
const LIMITS = {
  mail: [
    { name: 'mails-an-hour', max: 5, windowMs: HOUR_MS },
    { name: 'mails-a-day', max: 20, windowMs: 24 * HOUR_MS },
  ],
  notice: [
    { name: 'notices-an-hour', max: 10, windowMs: HOUR_MS },
    { name: 'notices-a-day', max: 40, windowMs: 24 * HOUR_MS },
  ],
} as const;

export type MailKind = keyof typeof LIMITS;

/** Counts a mail to a recipient. @returns false, without counting it, if a limit of its kind is reached */
export async function countMail(
  db: Executor,
  { recipient, kind, now }: { recipient: string; kind: MailKind; now: Date },
): Promise<boolean> {
  const limits = LIMITS[kind].map((limit) => ({ ...limit, key: limitKey(limit.name, recipient) }));
  const rows = await db
    .insert(rateLimits)
    .values(
      limits.map(({ key, windowMs }) => ({
        key,
        attempts: 1,
        resetsAt: new Date(now.getTime() + windowMs),
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: addAttempts(sql`${now.toISOString()}::timestamptz`),
    })
    .returning();
  const counts = new Map(rows.map(({ key, attempts }) => [key, attempts]));
  if (limits.every(({ key, max }) => counts.get(key)! <= max)) return true;
  // Refused mails are not counted, or they would use up the day's limit.
  await db
    .update(rateLimits)
    .set({ attempts: sql`${rateLimits.attempts} - 1` })
    .where(
      inArray(
        rateLimits.key,
        limits.map(({ key }) => key),
      ),
    );
  return false;
}
