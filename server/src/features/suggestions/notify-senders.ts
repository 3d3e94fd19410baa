import { and, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { DAY_MS } from '../../core/durations.ts';
import type { Tx } from '../../database/open.ts';
import { suggestions, suggestionSenders, users } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { suggestionDecidedMail } from '../../integrations/mail/messages/cafe-mails.ts';
import { fieldsOf } from '../cafes/cafe-facts.ts';
import type { Decided } from './suggestions-repository.ts';

/** Older decisions are not mailed. */
const NEWS_MS = 30 * DAY_MS;
/** Until then a decision can be undone before its mail leaves. */
const MAIL_AFTER_MS = 15_000;

/**
 * Queues a mail to each member who sent one, if their address is confirmed. It is sent some seconds later: undoing the
 * decision until then removes it from the queue. Call it last in a transaction: the counters of mails stay locked until
 * it ends, and are locked in an order that is always the same.
 * @param only the id of the one member to notify
 */
export async function notifySenders(
  tx: Tx,
  { settings, mailer }: Services,
  decided: readonly Decided[],
  only?: number,
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
        only === undefined ? undefined : eq(users.id, only),
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
    const sendAt = new Date(one.decidedAt.getTime() + MAIL_AFTER_MS);
    const mailId = await mailer.enqueue(tx, mail, { userId, sendAt, kind: 'notice' });
    await tx.update(suggestionSenders).set({ mailId }).where(eq(suggestionSenders.id, senderId));
  }
}

/** Queues the mails that a member missed while their address was not confirmed; call it once it is. */
export async function notifyOfDecided(tx: Tx, services: Services, userId: number): Promise<void> {
  const rows = await tx
    .select({ suggestion: suggestions })
    .from(suggestions)
    .innerJoin(suggestionSenders, eq(suggestionSenders.suggestionId, suggestions.id))
    .where(
      and(
        eq(suggestionSenders.userId, userId),
        ne(suggestions.state, 'open'),
        gt(suggestions.decidedAt, new Date(services.now().getTime() - NEWS_MS)),
      ),
    );
  const decided = rows.map(({ suggestion }) => suggestion as Decided);
  if (decided.length > 0) await notifySenders(tx, services, decided, userId);
}
