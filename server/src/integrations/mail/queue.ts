import { and, asc, eq, isNull, lte, min, sql } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { outgoingMails } from '../../database/schema.ts';

export type QueuedMail = typeof outgoingMails.$inferSelect;

/** Takes up to `most` mails that are due; other nodes leave them alone until the lease ends. */
export async function claimMails(
  db: Executor,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<QueuedMail[]> {
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(and(isNull(outgoingMails.failedAt), lte(outgoingMails.nextAttemptAt, now)))
    .orderBy(asc(outgoingMails.nextAttemptAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return (
    db
      .update(outgoingMails)
      .set({
        attempts: sql`${outgoingMails.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + leaseMs),
      })
      // An array is made once; a subquery could be run again, and lock more rows.
      .where(sql`${outgoingMails.id} = any(array(${due}))`)
      .returning()
  );
}

export async function removeMail(db: Executor, id: number): Promise<void> {
  await db.delete(outgoingMails).where(eq(outgoingMails.id, id));
}

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

/** Keeps that a mail failed and why, without what it said. */
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

/** When the next mail is due. */
export async function nextAttempt(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(outgoingMails.nextAttemptAt) })
    .from(outgoingMails)
    .where(isNull(outgoingMails.failedAt));
  return row?.at ?? null;
}
