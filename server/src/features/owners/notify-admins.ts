import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { cafeOwnedMail } from '../../integrations/mail/messages/cafe-owned.ts';

/** Queues a mail to each admin about an owner whom no admin has seen. */
export async function notifyAdmins(
  tx: Tx,
  { mailer, settings }: Services,
  { owner, cafe, sentTo }: { owner: string; cafe: { id: number; name: string }; sentTo: string },
): Promise<void> {
  const admins = await tx
    .select({ userId: users.id, email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNotNull(users.emailConfirmedAt)))
    .orderBy(users.id);
  const url = `${settings.APP_URL}/admin/cafes/${cafe.id}`;
  const owned = { owner, cafe: cafe.name, sentTo, url };
  for (const { userId, ...admin } of admins) {
    await mailer.enqueue(tx, cafeOwnedMail(admin, owned), { userId, kind: 'notice' });
  }
}
