import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import { newsletterConfirmationMail } from '../../integrations/mail/messages/newsletter-confirmation.ts';
import type { Context } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { hashToken, makeToken } from '../../auth/sessions/session-token.ts';
import { addSubscriber, setConfirmation } from './subscribers-repository.ts';

const BY_CLIENT = { name: 'newsletter', most: 20, windowSeconds: 3600 };
const DAY_MS = 24 * 3600 * 1000;
const LINK_LASTS_MS = 7 * DAY_MS;

/** Asks an address by mail whether it wants the newsletter: once, and again only after a day. */
async function ask({ database, settings, mailer, now, random }: Services, email: string) {
  const origin = settings.APP_URL;
  await database.inTransaction(async (tx) => {
    const { id, ...subscriber } = await addSubscriber(tx, { email, createdAt: now() });
    const { confirmedAt, confirmationExpiresAt: lastsUntil } = subscriber;
    const askedAt = lastsUntil ? lastsUntil.getTime() - LINK_LASTS_MS : 0;
    if (confirmedAt || now().getTime() - askedAt < DAY_MS) return;
    const token = makeToken(random);
    const unsubscribeToken = subscriber.unsubscribeToken ?? makeToken(random);
    const mail = newsletterConfirmationMail(email, {
      confirmUrl: `${origin}/newsletter/confirm#${token}`,
      unsubscribeUrl: `${origin}/api/newsletter/unsubscribe?token=${unsubscribeToken}`,
    });
    if (!(await mailer.enqueue(tx, mail))) return;
    const confirmationExpiresAt = new Date(now().getTime() + LINK_LASTS_MS);
    const confirmationToken = hashToken(token);
    await setConfirmation(tx, id, { confirmationToken, confirmationExpiresAt, unsubscribeToken });
  });
  mailer.wake();
}

/**
 * Takes an address for the newsletter, which comes once its holder has confirmed it by mail. Text and
 * time of the answer are the same for a known one: what differs happens after it.
 */
export async function subscribe(
  { services, client }: Context,
  { email }: { email: string },
): Promise<{ message: string }> {
  await consumeClientLimit(services, BY_CLIENT, client);
  services.background.run(() => ask(services, email.toLowerCase()));
  return {
    message:
      'Thank you. Please look in your mail: unless you get it already, a link to confirm is on its way.',
  };
}
