import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { NO_NEW_EMAIL, users } from '../../database/schema.ts';
import { setEmailConfirmed } from '../accounts/set-email-confirmed.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';
import { findUserByEmail } from '../accounts/users-repository.ts';
import { yieldEmail } from '../external-sign-in/external-users.ts';
import { moveSubscription } from '../newsletter/subscribers-repository.ts';

/**
 * Gives an account an address whose owner has just opened a mailed link, in place of the one it has. Reset links and confirmations
 * that were sent before are void; an account that has the address without having confirmed it loses it.
 * @throws AppError EMAIL_TAKEN if another account has confirmed it, or a unique violation if one takes it at the same time
 */
export async function takeEmail(
  tx: Tx,
  user: UserRow,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const holder = await findUserByEmail(tx, email);
  if (holder && holder.id !== user.id) {
    if (holder.emailConfirmedAt !== null) throw new AppError('EMAIL_TAKEN');
    await yieldEmail(tx, holder.id);
  }
  await tx
    .update(users)
    .set({
      email,
      ...NO_NEW_EMAIL,
      passwordResetToken: null,
      passwordResetTokenExpiresAt: null,
    })
    .where(eq(users.id, user.id));
  // An address that nobody has confirmed may be on the list for its owner.
  if (user.emailConfirmedAt !== null) await moveSubscription(tx, user.email, email);
  await setEmailConfirmed(tx, user.id, now);
}
