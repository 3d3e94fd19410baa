import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { emailConfirmations, users } from '../../database/schema.ts';

const confirmedAt = (now: Date) =>
  sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)`;

/** Whoever got a mail has shown that the address is theirs; links that ask for it are used up. */
export async function setEmailConfirmed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: confirmedAt(now) })
    .where(eq(users.id, id));
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, id));
}
