import type { FastifyReply } from 'fastify';
import type { Context } from '../../http/route.ts';
import { isToken } from '../../auth/sessions/session-token.ts';
import { removeByUnsubscribeToken } from './subscribers-repository.ts';

const oneToken = (token: unknown) => (typeof token === 'string' && isToken(token) ? token : null);

/** Forgets an address; the answer is the same where it is forgotten already. */
export async function unsubscribe(
  { services }: Context,
  token: unknown,
): Promise<{ message: string }> {
  const given = oneToken(token);
  if (given) await removeByUnsubscribeToken(services.database.db, given);
  return { message: 'You are off the list, and your address is forgotten.' };
}

/** The link in each letter, for people: a page that asks, since whatever scans mails opens links too. */
export async function openUnsubscribeLink(
  reply: FastifyReply,
  token: unknown,
): Promise<FastifyReply> {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`/newsletter/unsubscribe#${oneToken(token) ?? ''}`, 302);
}
