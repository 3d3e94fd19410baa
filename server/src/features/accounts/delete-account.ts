import type { FastifyReply } from 'fastify';
import { AppError, fieldError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { clearSessionCookie } from '../../auth/sessions/session-cookie.ts';
import { confirmPassword } from './confirm-password.ts';
import { deleteUser, findUser, lockRole, type UserRow } from './users-repository.ts';

interface Confirmation {
  password?: string | undefined;
  username?: string | undefined;
}

async function confirm(context: MemberContext, user: UserRow, given: Confirmation): Promise<void> {
  // Whoever has no password types their name, so that nothing is deleted by a slip of the hand.
  if (user.password === null) {
    if (given.username?.trim().toLowerCase() !== user.username.toLowerCase()) {
      throw fieldError('username', 'INVALID_REQUEST', 'Please type your username to confirm');
    }
    return;
  }
  if (!given.password)
    throw fieldError('password', 'INVALID_REQUEST', 'Password confirmation is required');
  await confirmPassword(context, user, { password: given.password, field: 'password' });
}

/** Deletes the account with its ratings, favorites and preferences; averages follow by trigger. */
export async function deleteAccount(
  context: MemberContext,
  given: Confirmation,
  reply: FastifyReply,
): Promise<{ message: string }> {
  const { services, viewer, client } = context;
  const { database, settings, viewers } = services;
  const user = await findUser(database.db, viewer.id);
  if (!user) throw new AppError('UNAUTHENTICATED');
  await confirm(context, user, given);
  await database.inTransaction(async (tx) => {
    // Also where another admin deletes this one: one after the other.
    if (user.role === 'admin') {
      const admins = await lockRole(tx, 'admin');
      if (!admins.includes(user.id)) throw new AppError('UNAUTHENTICATED');
      if (admins.length <= 1) throw new AppError('LAST_ADMIN');
    }
    await deleteUser(tx, user);
  });
  viewers.forget(user.id);
  clearSessionCookie(settings, reply);
  client.logSecurityEvent('account deleted', { userId: user.id });
  return { message: 'Your account has been successfully deleted.' };
}
