import type { FastifyReply } from 'fastify';
import type { Context } from '../../http/route.ts';
import { isToken } from '../../auth/sessions/session-token.ts';
import { removeByUnsubscribeToken } from './subscribers-repository.ts';

const parseToken = (token: unknown) => (typeof token === 'string' && isToken(token) ? token : null);

/** Deletes a subscriber; the answer is the same if there is none. */
export async function unsubscribe(
  { services }: Context,
  token: unknown,
): Promise<{ message: string }> {
  const valid = parseToken(token);
  if (valid) await removeByUnsubscribeToken(services.database.db, valid);
  return { message: 'You are off the list, and your address is forgotten.' };
}

/** The link in each newsletter: redirects to a page that asks for confirmation, because mail scanners open links too. */
export async function openUnsubscribeLink(
  reply: FastifyReply,
  token: unknown,
): Promise<FastifyReply> {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`/newsletter/unsubscribe#${parseToken(token) ?? ''}`, 302);
}
