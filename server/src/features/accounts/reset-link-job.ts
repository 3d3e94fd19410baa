import type { JobHandler } from '../../database/jobs/job-handler.ts';
import type { Tx } from '../../database/open.ts';
import { externalAccountMail } from '../../integrations/mail/messages/external-account.ts';
import { resetLinkMail } from '../../integrations/mail/messages/reset-link.ts';
import type { Services } from '../../http/services.ts';
import { hashToken, makeToken } from '../../auth/sessions/session-token.ts';
import { lockUser, type UserRow } from '../../auth/sessions/lock-user.ts';
import { findUserByEmail, setResetToken } from './users-repository.ts';
import { HOUR_MS } from '../../core/durations.ts';

type Needs = Pick<Services, 'database' | 'settings' | 'mailer' | 'jobs' | 'now' | 'random'>;

async function sendExternalAccountMail(
  tx: Tx,
  { settings, mailer }: Needs,
  user: UserRow,
): Promise<void> {
  const link = { provider: settings.OIDC_LABEL, url: `${settings.APP_URL}/auth` };
  await mailer.enqueue(tx, externalAccountMail(user, link), { userId: user.id });
}

/**
 * Stores the new token only if its mail is sent, so that an unsent link does not void the previous one.
 * Without a valid link the mail limit does not apply, so that strangers cannot lock out the owner.
 */
async function sendResetLinkMail(
  tx: Tx,
  { settings, mailer, now, random }: Needs,
  { id }: UserRow,
): Promise<void> {
  const token = makeToken(random);
  const expiresAt = new Date(now().getTime() + HOUR_MS);
  const url = `${settings.APP_URL}/api/password-reset/${id}?token=${token}`;
  const user = await lockUser(tx, id);
  if (!user) return;
  const { passwordResetTokenExpiresAt: previousExpiry } = user;
  const isUnlimited = !previousExpiry || previousExpiry <= now();
  const options = { userId: id, expiresAt, isUnlimited, isSecret: true };
  if (!(await mailer.enqueue(tx, resetLinkMail(user, url), options))) return;
  await setResetToken(tx, id, { hash: hashToken(token), expiresAt });
}

/** Mails a reset link to the member with an address, if there is one. */
export const resetLinkJob = (needs: Needs): JobHandler => ({
  async run({ payload }) {
    const user = await findUserByEmail(needs.database.db, payload['to'] as string);
    if (!user) return;
    const mail = user.password === null ? sendExternalAccountMail : sendResetLinkMail;
    return { write: (tx) => mail(tx, needs, user), after: async () => needs.jobs.notify() };
  },
});
