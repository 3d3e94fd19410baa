import type { FastifyReply } from 'fastify';
import type { Context } from '../../http/route.ts';
import { hashToken, isToken } from '../../auth/sessions/session-token.ts';
import { clearResetCookie, setResetCookie } from './reset-cookie.ts';
import { findUserByResetToken } from './users-repository.ts';

/** Opens a mailed reset link: moves a valid token into a cookie, and redirects to the reset page. */
export async function openResetLink(
  { services, client }: Context,
  { id, token }: { id: number; token?: string | undefined },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, settings, now, uncachedReads } = services;
  // Limited like a page; failed attempts are counted by the page it redirects to.
  uncachedReads.take(client.ip);
  const resetToken = isToken(token) ? token : null;
  const user =
    resetToken && (await findUserByResetToken(database.db, hashToken(resetToken), now()));
  if (user && user.id === id) setResetCookie(settings, reply, resetToken);
  else clearResetCookie(settings, reply);
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`/password-reset/${id}`, 302);
}
