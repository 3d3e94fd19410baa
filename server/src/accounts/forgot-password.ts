import { countClientTry } from '../limits/rate-limit.ts';
import { externalAccountMail } from '../mail/messages/external-account.ts';
import { resetLinkMail } from '../mail/messages/reset-link.ts';
import type { Context } from '../routing/route.ts';
import type { Services } from '../services.ts';
import { hashToken, makeToken } from '../sessions/session-token.ts';
import { findUserByEmail, setResetToken } from './users-repository.ts';

const HOUR_SECONDS = 3600;
/** By who asks as well, so that nobody uses an owner's tries up. */
const BY_EMAIL = { name: 'forgot-email', most: 5, windowSeconds: HOUR_SECONDS };
const BY_CLIENT = { name: 'forgot-address', most: 20, windowSeconds: HOUR_SECONDS };

async function mailLink(services: Services, email: string): Promise<void> {
  const { database, settings, mailer, now, random } = services;
  const user = await findUserByEmail(database.db, email);
  if (!user) return;
  const origin = settings.APP_URL;
  if (user.password === null) {
    const provider = settings.OIDC_LABEL;
    mailer.send(externalAccountMail(user, { provider, url: `${origin}/auth` }));
    return;
  }
  const token = makeToken(random);
  const expiresAt = new Date(now().getTime() + HOUR_SECONDS * 1000);
  await setResetToken(database.db, user.id, { hash: hashToken(token), expiresAt });
  mailer.send(resetLinkMail(user, `${origin}/api/password-reset/${user.id}?token=${token}`));
}

/**
 * Mails a reset link. Text, status and time of the answer are the same for a known, an unknown and
 * an external account: what differs happens after it.
 */
export async function forgotPassword(
  { services, client }: Context,
  { email }: { email: string },
): Promise<{ message: string }> {
  await countClientTry(services, BY_CLIENT, client);
  await countClientTry(services, BY_EMAIL, { ip: client.ip, subject: email });
  client.tell('reset link asked for', {});
  services.background.run(() => mailLink(services, email));
  return { message: 'If an account with that email exists, a password reset link has been sent.' };
}
