import type { Tx } from '../../database/open.ts';
import { emailConfirmations } from '../../database/schema.ts';
import { confirmEmailMail } from '../../integrations/mail/messages/confirm-email.ts';
import type { Services } from '../../http/services.ts';
import { hashToken, makeToken } from '../../auth/sessions/session-token.ts';
import { DAY_MS } from '../../core/durations.ts';

const WEEK_MS = 7 * DAY_MS;

/**
 * Mails a link that confirms the email address of an account. Its token is in the fragment, which reaches
 * no server and no log; older links stay valid, because mails may overtake each other.
 * @returns whether the mail will be sent
 */
export async function mailConfirmation(
  tx: Tx,
  { settings, mailer, random, now }: Services,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const token = makeToken(random);
  const mail = confirmEmailMail(email, `${settings.APP_URL}/confirm-email#${token}`);
  if (!(await mailer.enqueue(tx, mail, { userId: id, isSecret: true }))) return false;
  const expiresAt = new Date(now().getTime() + WEEK_MS);
  await tx
    .insert(emailConfirmations)
    .values({ tokenHash: hashToken(token), userId: id, expiresAt });
  return true;
}
