import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { suggestionSenders, users } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { suggestionDecidedMail } from '../../integrations/mail/messages/suggestion-decided.ts';
import { fieldsOf } from '../cafes/cafe-facts.ts';
import type { SuggestionRow } from './suggestions-repository.ts';
import { mailAfter } from './undo-window.ts';

/**
 * Queues a mail to each member who sent it, if their address is confirmed. It waits until the decision cannot be undone any
 * more: undoing takes it out of the queue.
 */
export async function tellSenders(
  tx: Tx,
  { settings, mailer }: Services,
  decided: SuggestionRow & { decidedAt: Date },
): Promise<void> {
  const members = await tx
    .select({
      senderId: suggestionSenders.id,
      userId: users.id,
      email: users.email,
      name: users.name,
    })
    .from(suggestionSenders)
    .innerJoin(users, eq(users.id, suggestionSenders.userId))
    .where(and(eq(suggestionSenders.suggestionId, decided.id), isNotNull(users.emailConfirmedAt)))
    .orderBy(suggestionSenders.id);
  for (const { senderId, userId, ...recipient } of members) {
    const mail = suggestionDecidedMail(recipient, {
      ...decided,
      cafe: decided.name,
      proposed: fieldsOf(decided.proposed).length,
      taken: decided.taken.length,
      url: `${settings.APP_URL}/profile?tab=suggestions`,
    });
    const sendAt = mailAfter(decided.decidedAt);
    const mailId = await mailer.enqueue(tx, mail, { userId, sendAt, kind: 'notice' });
    await tx.update(suggestionSenders).set({ mailId }).where(eq(suggestionSenders.id, senderId));
  }
}
