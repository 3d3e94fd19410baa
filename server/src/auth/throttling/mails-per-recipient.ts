import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { rateLimits } from '../../database/schema.ts';
import { limitKey } from './rate-limit.ts';

const HOUR_MS = 3600 * 1000;

/**
 * Nobody's mailbox can be flooded through us. What says that an account was changed is counted by itself: whoever
 * changes it could else use the limit up before, so that its owner never learns of it.
 */
const LIMITS = {
  mail: [
    { name: 'mails-an-hour', most: 5, windowMs: HOUR_MS },
    { name: 'mails-a-day', most: 20, windowMs: 24 * HOUR_MS },
  ],
  notice: [
    { name: 'notices-an-hour', most: 10, windowMs: HOUR_MS },
    { name: 'notices-a-day', most: 40, windowMs: 24 * HOUR_MS },
  ],
} as const;

export type MailKind = keyof typeof LIMITS;

/** Counts a mail to somebody. @returns false, uncounted, where it is one too many of its kind */
export async function countMail(
  db: Executor,
  { recipient, kind, now }: { recipient: string; kind: MailKind; now: Date },
): Promise<boolean> {
  const limits = LIMITS[kind].map((limit) => ({ ...limit, key: limitKey(limit.name, recipient) }));
  const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
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
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  const counts = new Map(rows.map(({ key, attempts }) => [key, attempts]));
  if (limits.every(({ key, most }) => counts.get(key)! <= most)) return true;
  // What is not sent does not count, or refused mails would use up the day.
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
