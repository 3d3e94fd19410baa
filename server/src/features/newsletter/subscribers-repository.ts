import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { newsletterSubscribers } from '../../database/schema.ts';

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

const has = (email: string) => eq(sql`lower(${newsletterSubscribers.email})`, sql`lower(${email})`);

/** Adds an address, or returns the existing subscriber unchanged. */
export async function addSubscriber(
  db: Executor,
  values: typeof newsletterSubscribers.$inferInsert,
): Promise<Subscriber> {
  await db.insert(newsletterSubscribers).values(values).onConflictDoNothing();
  const [row] = await db.select().from(newsletterSubscribers).where(has(values.email));
  return row!;
}

export async function setConfirmation(
  db: Executor,
  id: number,
  values: Pick<Subscriber, 'confirmationToken' | 'confirmationExpiresAt' | 'unsubscribeToken'>,
): Promise<void> {
  await db.update(newsletterSubscribers).set(values).where(eq(newsletterSubscribers.id, id));
}

/** Confirms the subscriber of a token. @returns whether the token was valid */
export async function confirmSubscriber(
  db: Executor,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
  const confirmed = await db
    .update(newsletterSubscribers)
    .set({ confirmedAt: now, confirmationToken: null, confirmationExpiresAt: null })
    .where(
      and(
        eq(newsletterSubscribers.confirmationToken, tokenHash),
        gt(newsletterSubscribers.confirmationExpiresAt, now),
      ),
    )
    .returning({ id: newsletterSubscribers.id });
  return confirmed.length > 0;
}

/** The subscription of an address, as shown to its holder; null if there is none. */
export async function subscriptionOf(
  db: Executor,
  email: string,
): Promise<{ createdAt: string; confirmedAt: string | null } | null> {
  const [row] = await db.select().from(newsletterSubscribers).where(has(email));
  if (!row) return null;
  const { createdAt, confirmedAt } = row;
  return { createdAt: createdAt.toISOString(), confirmedAt: confirmedAt?.toISOString() ?? null };
}

/** Moves a subscription to another address of the same member, unless that has one of its own. */
export async function moveSubscription(db: Executor, from: string, to: string): Promise<void> {
  const [taken] = await db.select().from(newsletterSubscribers).where(has(to));
  if (taken) return removeSubscription(db, from);
  await db.update(newsletterSubscribers).set({ email: to }).where(has(from));
}

export async function removeSubscription(db: Executor, email: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(has(email));
}

export async function removeByUnsubscribeToken(db: Executor, token: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.unsubscribeToken, token));
}
