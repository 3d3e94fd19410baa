import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { emailConfirmations, users } from '../../database/schema.ts';

const confirmedAt = (now: Date) =>
  sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)`;

/** Marks the email address as confirmed, keeping an earlier date, and voids the confirmation links. */
export async function setEmailConfirmed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: confirmedAt(now) })
    .where(eq(users.id, id));
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, id));
}
