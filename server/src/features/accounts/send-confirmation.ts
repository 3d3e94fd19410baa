import { AppError } from '../../core/errors.ts';
import { consumeLimit } from '../../auth/throttling/rate-limit.ts';
import type { MemberContext } from '../../http/route.ts';
import { findCurrentUser } from './find-current-user.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import * as texts from './texts.ts';

const BY_MEMBER = { name: 'confirmation', max: 3, windowSeconds: 3600 };

/**
 * Mails the member another link that confirms their email address.
 * @throws AppError RATE_LIMITED
 */
export async function sendConfirmation(context: MemberContext): Promise<{ message: string }> {
  const { services } = context;
  const { database, jobs } = services;
  const user = await findCurrentUser(context);
  if (user.emailConfirmedAt) return { message: texts.confirmationAlreadyConfirmed };
  await consumeLimit(services, BY_MEMBER, String(user.id));
  const isSent = await database.inTransaction((tx) => mailConfirmation(tx, services, user));
  if (!isSent) throw new AppError('RATE_LIMITED');
  jobs.notify();
  return { message: texts.confirmationLinkSent };
}
