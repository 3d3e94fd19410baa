import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { newsletterSubscribers } from '../../database/schema.ts';

const has = (email: string) => eq(sql`lower(${newsletterSubscribers.email})`, sql`lower(${email})`);

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

export async function removeSubscription(db: Executor, email: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(has(email));
}
