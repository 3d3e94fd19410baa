import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hashToken, isToken } from '../../auth/sessions/session-token.ts';
import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import { AppError } from '../../core/errors.ts';
import { enqueueJob } from '../../database/jobs/queue.ts';
import { newsletterSubscribers as table } from '../../database/schema.ts';
import { type Context, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as texts from './texts.ts';

const BY_CLIENT = { name: 'newsletter', max: 20, windowSeconds: 3600 };

/**
 * Subscribes an email address to the newsletter, once its holder has confirmed it by mail. Text and
 * response time are the same for a known address: all that is done before the response is to queue a job.
 */
async function subscribe(
  { services, client }: Context,
  { body: { email } }: { body: { email: string } },
): Promise<{ message: string }> {
  await consumeClientLimit(services, BY_CLIENT, client);
  const { database, now, jobs } = services;
  const job = { kind: 'newsletter_link' as const, payload: { to: email.toLowerCase() } };
  await enqueueJob(database.db, now(), job);
  jobs.notify();
  return { message: texts.asked };
}

/** @throws AppError CONFIRMATION_INVALID */
async function confirmNewsletter(
  { services: { database, now } }: Context,
  { body: { token } }: { body: { token: string } },
): Promise<{ message: string }> {
  const isValid = and(
    eq(table.confirmationToken, hashToken(token)),
    gt(table.confirmationExpiresAt, now()),
  );
  const confirmed = await database.db
    .update(table)
    .set({ confirmedAt: now(), confirmationToken: null, confirmationExpiresAt: null })
    .where(isValid)
    .returning({ id: table.id });
  if (confirmed.length === 0) throw new AppError('CONFIRMATION_INVALID');
  return { message: texts.confirmed };
}

/** Deletes a subscriber; the answer is the same if there is none. */
async function unsubscribe(
  { services }: Context,
  { query: { token } }: { query: { token?: string | undefined } },
): Promise<{ message: string }> {
  if (isToken(token)) {
    await services.database.db.delete(table).where(eq(table.unsubscribeToken, token));
  }
  return { message: texts.unsubscribed };
}

export function newsletterRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'subscribeNewsletter', subscribe);
  route(app, services, 'confirmNewsletter', confirmNewsletter);
  // The link in each newsletter leads to a page that asks for confirmation, because mail scanners open links too.
  route(app, services, 'openUnsubscribeLink', (_context, { query: { token }, reply }) =>
    reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`/newsletter/unsubscribe#${isToken(token) ? token : ''}`, 302),
  );
  // Mail programs post a form here (RFC 8058); its only field is constant, so the body is ignored.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { bodyLimit: 4096 },
      (_request, payload, done) => {
        payload.resume().on('end', () => done(null, null));
      },
    );
    route(scope, services, 'unsubscribeNewsletter', unsubscribe);
  });
}
