import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import { externalAccountMail } from '../../integrations/mail/messages/external-account.ts';
import { resetLinkMail } from '../../integrations/mail/messages/reset-link.ts';
import type { Context } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { hashToken, makeToken } from '../../auth/sessions/session-token.ts';
import { findUserByEmail, lockUser, setResetToken, type UserRow } from './users-repository.ts';
import * as texts from './texts.ts';

const HOUR_SECONDS = 3600;
/** Per client as well, so that strangers cannot use up the owner's attempts. */
const BY_EMAIL = { name: 'forgot-email', max: 5, windowSeconds: HOUR_SECONDS };
const BY_CLIENT = { name: 'forgot-address', max: 20, windowSeconds: HOUR_SECONDS };

async function mailExternal({ database, settings, mailer }: Services, user: UserRow) {
  const link = { provider: settings.OIDC_LABEL, url: `${settings.APP_URL}/auth` };
  await mailer.enqueue(database.db, externalAccountMail(user, link), { userId: user.id });
}

/**
 * Stores the new token only if its mail is sent, so that an unsent link does not void the previous one.
 * Without a valid link the mail limit does not apply, so that strangers cannot lock out the owner.
 */
async function mailReset({ database, settings, mailer, now, random }: Services, { id }: UserRow) {
  const token = makeToken(random);
  const expiresAt = new Date(now().getTime() + HOUR_SECONDS * 1000);
  const url = `${settings.APP_URL}/api/password-reset/${id}?token=${token}`;
  await database.inTransaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) return;
    const { passwordResetTokenExpiresAt: previousExpiry } = user;
    const isUnlimited = !previousExpiry || previousExpiry <= now();
    const options = { userId: id, expiresAt, isUnlimited };
    if (!(await mailer.enqueue(tx, resetLinkMail(user, url), options))) return;
    await setResetToken(tx, id, { hash: hashToken(token), expiresAt });
  });
}

async function mailLink(services: Services, email: string): Promise<void> {
  const user = await findUserByEmail(services.database.db, email);
  if (!user) return;
  await (user.password === null ? mailExternal : mailReset)(services, user);
  services.mailer.wake();
}

/**
 * Mails a reset link. Text, status and response time are the same for a known, an unknown and an external
 * account: what differs happens after the response.
 */
export async function forgotPassword(
  { services, client }: Context,
  { email }: { email: string },
): Promise<{ message: string }> {
  await consumeClientLimit(services, BY_CLIENT, client);
  await consumeClientLimit(services, BY_EMAIL, { ip: client.ip, subject: email });
  client.logSecurityEvent('reset link asked for', {});
  services.background.run(() => mailLink(services, email));
  return { message: texts.passwordLinkAsked };
}
