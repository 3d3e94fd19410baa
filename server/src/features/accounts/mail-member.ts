import type { Tx } from '../../database/open.ts';
import type { Mail } from '../../integrations/mail/mail.ts';
import type { Mailer } from '../../integrations/mail/mailer.ts';
import type { UserRow } from './users-repository.ts';

/** Writes to a member, once the address is known to be theirs: until then it may be a stranger's. */
export async function mailMember(
  tx: Tx,
  mailer: Mailer,
  { user, mail }: { user: UserRow; mail: Mail },
): Promise<void> {
  if (user.emailConfirmedAt !== null) await mailer.enqueue(tx, mail, { userId: user.id });
}
