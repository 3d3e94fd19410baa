import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { suggestionSenders, users } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { suggestionDecidedMail } from '../../integrations/mail/messages/suggestion-decided.ts';
import { fieldsOf } from '../cafes/cafe-facts.ts';
import type { Decided } from './decide.ts';
import { mailAfter } from './undo-window.ts';

/**
 * Queues a mail to each member who sent one, if their address is confirmed. It waits until the decision cannot be undone any
 * more: undoing takes it out of the queue. Comes last in a transaction, and counts the mails in an order that is always the
 * same, because their counters stay locked until it ends.
 */
export async function tellSenders(
  tx: Tx,
  { settings, mailer }: Services,
  decided: readonly Decided[],
): Promise<void> {
  const members = await tx
    .select({
      senderId: suggestionSenders.id,
      suggestionId: suggestionSenders.suggestionId,
      userId: users.id,
      email: users.email,
      name: users.name,
    })
    .from(suggestionSenders)
    .innerJoin(users, eq(users.id, suggestionSenders.userId))
    .where(
      and(
        inArray(
          suggestionSenders.suggestionId,
          decided.map(({ id }) => id),
        ),
        isNotNull(users.emailConfirmedAt),
      ),
    )
    .orderBy(sql`lower(${users.email})`, suggestionSenders.id);
  const byId = new Map(decided.map((one) => [one.id, one]));
  for (const { senderId, suggestionId, userId, ...recipient } of members) {
    const one = byId.get(suggestionId)!;
    const mail = suggestionDecidedMail(recipient, {
      ...one,
      cafe: one.name,
      proposed: fieldsOf(one.proposed).length,
      taken: one.taken.length,
      url: `${settings.APP_URL}/profile?tab=suggestions`,
    });
    const sendAt = mailAfter(one.decidedAt);
    const mailId = await mailer.enqueue(tx, mail, { userId, sendAt, kind: 'notice' });
    await tx.update(suggestionSenders).set({ mailId }).where(eq(suggestionSenders.id, senderId));
  }
}
