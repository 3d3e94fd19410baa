import { eq, inArray, sql, and, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { suggestions, suggestionSenders } from '../../database/schema.ts';

/** Who alone has sent a suggestion, as a condition: a member, or guests of one network. Null where that is not one, or not known. */
async function soleSender(db: Executor, suggestionId: number): Promise<SQL | null> {
  const { userId, networkKey } = suggestionSenders;
  const [sender, ...others] = await db
    .selectDistinct({ userId, networkKey })
    .from(suggestionSenders)
    .where(eq(suggestionSenders.suggestionId, suggestionId));
  if (!sender || others.length > 0) return null;
  if (sender.userId !== null) return eq(userId, sender.userId);
  return sender.networkKey === null ? null : eq(networkKey, sender.networkKey);
}

/** The ids of all open suggestions that the sender of this one sent alone; none if it has several senders. */
export async function openOfSender(db: Executor, suggestionId: number): Promise<number[]> {
  const isSender = await soleSender(db, suggestionId);
  if (!isSender) return [];
  const sent = db
    .select({ id: suggestionSenders.suggestionId })
    .from(suggestionSenders)
    .where(isSender);
  const rows = await db
    .select({ id: suggestions.id })
    .from(suggestions)
    .innerJoin(suggestionSenders, eq(suggestionSenders.suggestionId, suggestions.id))
    .where(and(eq(suggestions.state, 'open'), inArray(suggestions.id, sent)))
    .groupBy(suggestions.id)
    .having(sql`bool_and((${isSender}) is true)`)
    .orderBy(suggestions.id);
  return rows.map(({ id }) => id);
}
