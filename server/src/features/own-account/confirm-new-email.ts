import { and, eq, gt } from 'drizzle-orm';
import { hashToken, isToken } from '../../auth/sessions/session-token.ts';
import { AppError } from '../../core/errors.ts';
import { users } from '../../database/schema.ts';
import type { Context } from '../../http/route.ts';
import { asTaken } from '../accounts/users-repository.ts';
import { notifyOfDecided } from '../suggestions/notify-senders.ts';
import { takeEmail } from './take-email.ts';
import * as texts from './texts.ts';

/**
 * Takes the new address of the account that a mailed token belongs to.
 * @throws AppError CONFIRMATION_INVALID, or EMAIL_TAKEN
 */
export async function confirmNewEmail(
  { services, client }: Context,
  { token }: { token: string },
): Promise<{ message: string }> {
  const { database, jobs, now } = services;
  if (!isToken(token)) throw new AppError('CONFIRMATION_INVALID');
  const { id, email } = await database
    .inTransaction(async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.newEmailToken, hashToken(token)), gt(users.newEmailExpiresAt, now())))
        .for('update');
      if (!user?.newEmail) throw new AppError('CONFIRMATION_INVALID');
      await takeEmail(tx, user, { email: user.newEmail, now: now() });
      if (user.emailConfirmedAt === null) await notifyOfDecided(tx, services, user.id);
      return { id: user.id, email: user.newEmail };
    })
    .catch((error: unknown) => {
      throw asTaken(error);
    });
  jobs.notify();
  client.logSecurityEvent('email changed', { userId: id });
  return { message: texts.emailChanged(email) };
}
