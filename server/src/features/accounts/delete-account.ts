import type { FastifyReply } from 'fastify';
import { AppError, fieldError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { clearSessionCookie } from '../../auth/sessions/session-cookie.ts';
import { confirmPassword } from './confirm-password.ts';
import { findSelf } from './find-self.ts';
import { deleteUserRow, lockRole, type UserRow } from './users-repository.ts';
import * as texts from './texts.ts';

interface Confirmation {
  password?: string | undefined;
  username?: string | undefined;
}

async function confirm(
  context: MemberContext,
  user: UserRow,
  confirmation: Confirmation,
): Promise<void> {
  // A member without a password types their username, so that nothing is deleted by accident.
  if (user.password === null) {
    if (confirmation.username?.trim().toLowerCase() !== user.username.toLowerCase()) {
      throw fieldError('username', 'INVALID_REQUEST', texts.accountUsernameToConfirm);
    }
    return;
  }
  if (!confirmation.password)
    throw fieldError('password', 'INVALID_REQUEST', texts.accountPasswordToConfirm);
  await confirmPassword(context, user, { password: confirmation.password, field: 'password' });
}

/** Deletes the account with its ratings, favorites and preferences; a trigger updates the averages. */
export async function deleteAccount(
  context: MemberContext,
  confirmation: Confirmation,
  reply: FastifyReply,
): Promise<{ message: string }> {
  const { services, client } = context;
  const { database, settings, sessionCache } = services;
  const user = await findSelf(context);
  await confirm(context, user, confirmation);
  await database.inTransaction(async (tx) => {
    // The lock serialises this with another admin deleting this account.
    if (user.role === 'admin') {
      const admins = await lockRole(tx, 'admin');
      if (!admins.includes(user.id)) throw new AppError('UNAUTHENTICATED');
      if (admins.length <= 1) throw new AppError('LAST_ADMIN');
    }
    await deleteUserRow(tx, user);
  });
  sessionCache.forget(user.id);
  clearSessionCookie(settings, reply);
  client.logSecurityEvent('account deleted', { userId: user.id });
  return { message: texts.accountDeleted };
}
