import type { FastifyReply } from 'fastify';
import type { Context } from '../../http/route.ts';
import { hashToken, isToken } from '../../auth/sessions/session-token.ts';
import { clearResetCookie, setResetCookie } from './reset-cookie.ts';
import { findUserByResetToken } from './users-repository.ts';

/** The mailed link: moves a token that works into a cookie, and shows the page that goes on from there. */
export async function openResetLink(
  { services, client }: Context,
  { id, token }: { id: number; token: unknown },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, settings, now, uncachedReads } = services;
  // Counted as a page is: the page that it leads to tells about failed tries.
  uncachedReads.take(client.ip);
  const given = typeof token === 'string' && isToken(token) ? token : null;
  const user = given && (await findUserByResetToken(database.db, hashToken(given), now()));
  if (user && user.id === id) setResetCookie(settings, reply, given);
  else clearResetCookie(settings, reply);
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`/password-reset/${id}`, 302);
}
