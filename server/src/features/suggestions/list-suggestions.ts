import { pageLimit, type QueuedSuggestion, type SuggestionParams } from '@cortado/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { suggestions, suggestionSenders } from '../../database/schema.ts';
import type { ListPage } from '../../http/page-links.ts';
import type { MemberContext } from '../../http/route.ts';
import {
  changedFields,
  countSenders,
  NO_SENDERS,
  presentSuggestions,
} from './suggestions-repository.ts';

/** The queue, the oldest first. */
export async function listSuggestions(
  { services: { database } }: MemberContext,
  { state, kind, cafeId, offset = 0, ...page }: SuggestionParams,
): Promise<ListPage<QueuedSuggestion>> {
  const { db } = database;
  const where = and(
    eq(suggestions.state, state),
    kind && eq(suggestions.kind, kind),
    cafeId === undefined ? undefined : eq(suggestions.cafeId, cafeId),
  );
  const total = await db.$count(suggestions, where);
  const rows = await db
    .select()
    .from(suggestions)
    .where(where)
    .orderBy(suggestions.createdAt, suggestions.id)
    .limit(pageLimit({ ...page, total }))
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const senders = await countSenders(db, inArray(suggestionSenders.suggestionId, ids));
  const shown = await presentSuggestions(db, rows);
  return {
    total,
    rows: shown.map(({ row, core, now }) => ({
      ...core,
      ...(senders.get(row.id) ?? NO_SENDERS),
      isChangedSince: changedFields(row, now).length > 0,
    })),
  };
}
