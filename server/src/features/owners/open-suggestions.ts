import type { OwnedCafe } from '@cortado/contract';
import { OWNER_REPORTS } from '@cortado/contract/admin-enums';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { cafes, suggestions, suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { fieldsOf } from '../cafes/cafe-facts.ts';

export type OpenSuggestions = Pick<OwnedCafe, 'waiting' | 'reports'>;

/** What waits for an admin of each of the member's cafes: their own changes, and what others report. */
export async function openSuggestionsOf({
  services: { database },
  viewer,
}: MemberContext): Promise<(cafeId: number) => OpenSuggestions> {
  const rows = await database.db
    .select({
      id: suggestions.id,
      cafeId: suggestions.cafeId,
      kind: suggestions.kind,
      proposed: suggestions.proposed,
      senders: sql<number>`count(*)::int`,
      members: sql<number>`count(${suggestionSenders.userId})::int`,
      notes: sql<
        string[]
      >`coalesce(json_agg(${suggestionSenders.note} order by ${suggestionSenders.id})
        filter (where ${suggestionSenders.note} <> ''), '[]')`,
    })
    .from(suggestions)
    .innerJoin(cafes, eq(cafes.id, suggestions.cafeId))
    .innerJoin(suggestionSenders, eq(suggestionSenders.suggestionId, suggestions.id))
    .where(
      and(
        eq(cafes.ownerId, viewer.id),
        eq(suggestions.state, 'open'),
        or(
          inArray(suggestions.kind, [...OWNER_REPORTS]),
          and(eq(suggestions.kind, 'owner_change'), eq(suggestionSenders.userId, viewer.id)),
        ),
      ),
    )
    .groupBy(suggestions.id)
    .orderBy(suggestions.id);
  return (cafeId) => {
    const own = rows.filter((row) => row.cafeId === cafeId);
    const changes = own.filter(({ kind }) => kind === 'owner_change');
    return {
      waiting: [...new Set(changes.flatMap(({ proposed }) => fieldsOf(proposed)))],
      reports: own.flatMap(({ id, kind, proposed, senders, members, notes }) => {
        const report = OWNER_REPORTS.find((one) => one === kind);
        const summary = { id, proposed, notes, guests: senders - members, members };
        return report ? [{ kind: report, ...summary }] : [];
      }),
    };
  };
}
