import { and, eq, gt } from 'drizzle-orm';
import { emailConfirmations } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { Context } from '../../http/route.ts';
import { hashToken, isToken } from '../../auth/sessions/session-token.ts';
import { notifyOfDecided } from '../suggestions/notify-senders.ts';
import { setEmailConfirmed } from './set-email-confirmed.ts';
import { lockUser } from '../../auth/sessions/lock-user.ts';
import * as texts from './texts.ts';

/**
 * Confirms the email address of the account that a mailed token belongs to, voids its other links, and mails what waited for it.
 * @throws AppError CONFIRMATION_INVALID
 */
export async function confirmEmail(
  { services, client }: Context,
  { token }: { token: string },
): Promise<{ message: string }> {
  const { database, jobs, now } = services;
  if (!isToken(token)) throw new AppError('CONFIRMATION_INVALID');
  const userId = await database.inTransaction(async (tx) => {
    const [link] = await tx
      .select()
      .from(emailConfirmations)
      .where(
        and(
          eq(emailConfirmations.tokenHash, hashToken(token)),
          gt(emailConfirmations.expiresAt, now()),
        ),
      );
    if (!link) throw new AppError('CONFIRMATION_INVALID');
    const user = await lockUser(tx, link.userId);
    await setEmailConfirmed(tx, link.userId, now());
    if (user?.emailConfirmedAt === null) await notifyOfDecided(tx, services, user.id);
    return link.userId;
  });
  jobs.notify();
  client.logSecurityEvent('email confirmed', { userId });
  return { message: texts.confirmationConfirmed };
}
