import { and, eq, exists, notExists, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { suggestions, suggestionSenders } from '../../database/schema.ts';

/** The suggestions that a member has sent, the oldest first. */
export const suggestionsOf = (db: Executor, userId: number) =>
  db
    .select({
      cafe: suggestions.name,
      kind: suggestions.kind,
      note: suggestionSenders.note,
      proposed: suggestions.proposed,
      proof: suggestionSenders.proof,
      state: suggestions.state,
      createdAt: suggestionSenders.createdAt,
    })
    .from(suggestionSenders)
    .innerJoin(suggestions, eq(suggestions.id, suggestionSenders.suggestionId))
    .where(eq(suggestionSenders.userId, userId))
    .orderBy(suggestionSenders.id);

/** Open suggestions that nobody but this member has sent. */
function isOwn(db: Executor, userId: number) {
  const senderIs = (who: SQL) =>
    db
      .select({ id: suggestionSenders.id })
      .from(suggestionSenders)
      .where(and(eq(suggestionSenders.suggestionId, suggestions.id), who));
  const isMine = eq(suggestionSenders.userId, userId);
  return and(
    eq(suggestions.state, 'open'),
    exists(senderIs(isMine)),
    notExists(senderIs(sql`${suggestionSenders.userId} is distinct from ${userId}`)),
  );
}

export const countOwnSuggestions = (db: Executor, userId: number) =>
  db.$count(suggestions, isOwn(db, userId));

/** Deletes them. Those that others have sent too, and those that were decided, stay without the member once the account is deleted. */
export async function removeOwnSuggestions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(suggestions).where(isOwn(tx, userId));
}
