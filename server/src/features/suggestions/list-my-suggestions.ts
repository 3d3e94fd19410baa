import type { MySuggestion } from '@cortado/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { suggestions, suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { presentSuggestions } from './suggestions-repository.ts';

/** A member sends at most five an hour: more than these are of no use on one page. */
const MAX_SHOWN = 200;

/** The member's own suggestions and what became of them, the newest first. */
export async function listMySuggestions({
  services: { database },
  viewer,
}: MemberContext): Promise<MySuggestion[]> {
  const { db } = database;
  const mine = await db
    .select({
      row: suggestions,
      note: suggestionSenders.note,
      sentAt: suggestionSenders.createdAt,
      ahead: sql<number>`(select count(*)::int from suggestions other
        where other.state = 'open'
        and (other.created_at, other.id) < (${suggestions.createdAt}, ${suggestions.id}))`,
    })
    .from(suggestionSenders)
    .innerJoin(suggestions, eq(suggestions.id, suggestionSenders.suggestionId))
    .where(eq(suggestionSenders.userId, viewer.id))
    .orderBy(desc(suggestionSenders.id))
    .limit(MAX_SHOWN);
  const shown = await presentSuggestions(
    db,
    mine.map(({ row }) => row),
  );
  return shown.map(({ core }, at) => {
    const { note, sentAt, ahead } = mine[at]!;
    return {
      ...core,
      createdAt: sentAt.toISOString(),
      note,
      ahead: core.state === 'open' ? ahead : null,
    };
  });
}
