import type { accountDeletion } from '@cortado/contract';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { clearSessionCookie } from '../../auth/sessions/session-cookie.ts';
import { lockMember, type UserRow } from '../../auth/sessions/lock-user.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { accountDeletedMail } from '../../integrations/mail/messages/account-deleted.ts';
import { findCurrentUser } from '../accounts/find-current-user.ts';
import { deleteUserRow, lockRole } from '../accounts/users-repository.ts';
import { confirmBothSteps } from '../two-step/confirm-change.ts';
import { takeCreditsAway } from './take-credits-away.ts';
import * as texts from './texts.ts';

type Deletion = z.output<typeof accountDeletion>;

async function confirm(context: MemberContext, user: UserRow, deletion: Deletion): Promise<void> {
  if (user.password !== null) {
    if (!deletion.password)
      throw fieldError('password', 'INVALID_REQUEST', wordError('passwordToDelete'));
  } else if (deletion.username?.trim().toLowerCase() !== user.username.toLowerCase()) {
    // A member without a password types their username, so that nothing is deleted by accident.
    throw fieldError('username', 'INVALID_REQUEST', wordError('usernameToDelete'));
  }
  // With neither password nor second step the username is enough.
  if (user.password !== null || user.twoStepSince !== null) {
    await confirmBothSteps(context, user, deletion);
  }
}

/**
 * Deletes the account with its ratings, favorites and preferences, and mails a last time; a trigger updates the averages.
 * @throws AppError WRONG_PASSWORD, WRONG_CODE, LAST_ADMIN, or RATE_LIMITED
 */
export async function deleteAccount(
  context: MemberContext,
  deletion: Deletion,
  reply: FastifyReply,
): Promise<{ message: string }> {
  const { services, viewer, client } = context;
  const { database, settings, sessionCache, mailer, jobs } = services;
  const self = await findCurrentUser(context);
  await confirm(context, self, deletion);
  await database.inTransaction(async (tx) => {
    // The lock serialises this with another admin deleting this account.
    if (self.role === 'admin') {
      const admins = await lockRole(tx, 'admin');
      if (!admins.includes(self.id)) throw new AppError('UNAUTHENTICATED');
      if (admins.length <= 1) throw new AppError('LAST_ADMIN');
    }
    const user = await lockMember(tx, viewer);
    if (deletion.withoutCredits) await takeCreditsAway(tx, user.id);
    await deleteUserRow(tx, user);
    // It is of no account, or it would go with it.
    if (user.emailConfirmedAt !== null) {
      await mailer.enqueue(tx, accountDeletedMail(user), { kind: 'notice' });
    }
  });
  jobs.notify();
  sessionCache.forget(self.id);
  clearSessionCookie(settings, reply);
  client.logSecurityEvent('account deleted', { userId: self.id });
  return { message: texts.deleted };
}
