import { and, eq, gt, gte } from 'drizzle-orm';
import { makeNobodysHash } from '../../auth/passwords/hash-password.ts';
import { endSessionsOf } from '../../auth/sessions/end-sessions.ts';
import { forgetDevices } from '../../auth/sessions/known-devices.ts';
import { hashToken, isToken } from '../../auth/sessions/session-token.ts';
import { removeStepsSince } from '../../auth/two-step/two-step-of.ts';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { formerEmails } from '../../database/schema.ts';
import type { Context } from '../../http/route.ts';
import { unlinkProvider } from '../accounts/provider-link.ts';
import { lockUser, type UserRow } from '../../auth/sessions/lock-user.ts';
import { asTaken, setPassword } from '../accounts/users-repository.ts';
import { takeEmail } from './take-email.ts';
import * as texts from './texts.ts';

/** Closes all ways to sign in to the person who requested the change: they knew the password, and may have added others. */
async function shutOut(tx: Tx, user: UserRow, since: Date): Promise<void> {
  await endSessionsOf(tx, user.id);
  await forgetDevices(tx, user.id);
  await removeStepsSince(tx, user, since);
  // The provider is the only way into an account without a password.
  if (user.password === null) return;
  await setPassword(tx, user.id, makeNobodysHash());
  if (user.linkedAt !== null && user.linkedAt >= since) await unlinkProvider(tx, user.id);
}

/**
 * Puts a former address back, with the token that was mailed to it when a change was asked for, whether or not the change counts
 * already. Links of later changes are void, or the new address could take it back in turn; those of earlier ones work on.
 * @throws AppError CONFIRMATION_INVALID, or EMAIL_TAKEN
 */
export async function undoEmailChange(
  { services, client }: Context,
  { token }: { token: string },
): Promise<{ message: string }> {
  const { database, now, sessionCache } = services;
  if (!isToken(token)) throw new AppError('CONFIRMATION_INVALID');
  const tokenHash = hashToken(token);
  const valid = and(eq(formerEmails.tokenHash, tokenHash), gt(formerEmails.expiresAt, now()));
  const { id, email } = await database
    .inTransaction(async (tx) => {
      const [known] = await tx.select().from(formerEmails).where(valid);
      const user = known && (await lockUser(tx, known.userId));
      // Of two at once the second waits for the lock, and finds it used.
      const [former] = await tx.select().from(formerEmails).where(valid);
      if (!user || !former) throw new AppError('CONFIRMATION_INVALID');
      await tx
        .delete(formerEmails)
        .where(
          and(eq(formerEmails.userId, user.id), gte(formerEmails.createdAt, former.createdAt)),
        );
      await takeEmail(tx, user, { email: former.email, now: now() });
      await shutOut(tx, user, former.createdAt);
      return { id: user.id, email: former.email };
    })
    .catch((error: unknown) => {
      throw asTaken(error);
    });
  sessionCache.forget(id);
  client.logSecurityEvent('email change undone', { userId: id });
  return { message: texts.emailPutBack(email) };
}
