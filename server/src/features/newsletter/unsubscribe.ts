import type { FastifyReply } from 'fastify';
import type { Context } from '../../http/route.ts';
import { isToken } from '../../auth/sessions/session-token.ts';
import { removeByUnsubscribeToken } from './subscribers-repository.ts';
import * as texts from './texts.ts';

/** Deletes a subscriber; the answer is the same if there is none. */
export async function unsubscribe(
  { services }: Context,
  token: string | undefined,
): Promise<{ message: string }> {
  if (isToken(token)) await removeByUnsubscribeToken(services.database.db, token);
  return { message: texts.unsubscribed };
}

/** The link in each newsletter: redirects to a page that asks for confirmation, because mail scanners open links too. */
export async function openUnsubscribeLink(
  reply: FastifyReply,
  token: string | undefined,
): Promise<FastifyReply> {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`/newsletter/unsubscribe#${isToken(token) ? token : ''}`, 302);
}
