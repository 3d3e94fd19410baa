import { and, asc, eq, isNull, lte, min, sql } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { outgoingMails } from '../../database/schema.ts';

export type QueuedMail = typeof outgoingMails.$inferSelect;

/** Claims up to `limit` due mails; other nodes skip them until the lease ends. */
export async function claimMails(
  db: Executor,
  { now, leaseMs, limit }: { now: Date; leaseMs: number; limit: number },
): Promise<QueuedMail[]> {
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(and(isNull(outgoingMails.failedAt), lte(outgoingMails.nextAttemptAt, now)))
    .orderBy(asc(outgoingMails.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (
    db
      .update(outgoingMails)
      .set({
        attempts: sql`${outgoingMails.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + leaseMs),
      })
      // An array is evaluated once; a plain subquery could be run again, and lock more rows.
      .where(sql`${outgoingMails.id} = any(array(${due}))`)
      .returning()
  );
}

export async function removeMail(db: Executor, id: number): Promise<void> {
  await db.delete(outgoingMails).where(eq(outgoingMails.id, id));
}

/** Sets the time of the next attempt. */
export async function postponeMail(
  db: Executor,
  id: number,
  { until, lastError }: { until: Date; lastError: string },
): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ nextAttemptAt: until, lastError })
    .where(eq(outgoingMails.id, id));
}

/** Marks a mail as failed, with the error and without its content. */
export async function giveUpMail(
  db: Executor,
  id: number,
  { now, lastError }: { now: Date; lastError: string },
): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ failedAt: now, lastError, content: null })
    .where(eq(outgoingMails.id, id));
}

/** When the next mail is due; null if none is queued. */
export async function nextAttempt(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(outgoingMails.nextAttemptAt) })
    .from(outgoingMails)
    .where(isNull(outgoingMails.failedAt));
  return row?.at ?? null;
}
