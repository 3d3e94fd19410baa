import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import { newsletterConfirmationMail } from '../../integrations/mail/messages/newsletter-confirmation.ts';
import type { Context } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { hashToken, makeToken } from '../../auth/sessions/session-token.ts';
import { addSubscriber, setConfirmation } from './subscribers-repository.ts';
import * as texts from './texts.ts';

const BY_CLIENT = { name: 'newsletter', max: 20, windowSeconds: 3600 };
const DAY_MS = 24 * 3600 * 1000;
const LINK_TTL_MS = 7 * DAY_MS;

/** Mails a link to confirm the subscription, at most once a day. */
async function sendConfirmation(
  { database, settings, mailer, now, random }: Services,
  email: string,
) {
  const origin = settings.APP_URL;
  await database.inTransaction(async (tx) => {
    const { id, ...subscriber } = await addSubscriber(tx, { email, createdAt: now() });
    const { confirmedAt, confirmationExpiresAt: expiresAt } = subscriber;
    const sentAt = expiresAt ? expiresAt.getTime() - LINK_TTL_MS : 0;
    if (confirmedAt || now().getTime() - sentAt < DAY_MS) return;
    const token = makeToken(random);
    const unsubscribeToken = subscriber.unsubscribeToken ?? makeToken(random);
    const mail = newsletterConfirmationMail(email, {
      confirmUrl: `${origin}/newsletter/confirm#${token}`,
      unsubscribeUrl: `${origin}/api/newsletter/unsubscribe?token=${unsubscribeToken}`,
    });
    if (!(await mailer.enqueue(tx, mail))) return;
    const confirmationExpiresAt = new Date(now().getTime() + LINK_TTL_MS);
    const confirmationToken = hashToken(token);
    await setConfirmation(tx, id, { confirmationToken, confirmationExpiresAt, unsubscribeToken });
  });
  mailer.wake();
}

/**
 * Subscribes an email address to the newsletter, once its holder has confirmed it by mail. Text and
 * response time are the same for a known address: what differs happens after the response.
 */
export async function subscribe(
  { services, client }: Context,
  { email }: { email: string },
): Promise<{ message: string }> {
  await consumeClientLimit(services, BY_CLIENT, client);
  services.background.run(() => sendConfirmation(services, email.toLowerCase()));
  return {
    message: texts.asked,
  };
}
