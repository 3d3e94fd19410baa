import type { Tx } from '../../database/open.ts';
import type { Mail } from '../../integrations/mail/mail.ts';
import type { Mailer } from '../../integrations/mail/mailer.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';

/** Mails a member a notice of a changed account, if the address is confirmed; an unconfirmed one may be a stranger's. */
export async function notifyMember(
  tx: Tx,
  mailer: Mailer,
  { user, mail }: { user: UserRow; mail: Mail },
): Promise<void> {
  if (user.emailConfirmedAt !== null)
    await mailer.enqueue(tx, mail, { userId: user.id, kind: 'notice' });
}
