import {
  pageLimit,
  storedName,
  type MySuggestion,
  type QueuedSuggestion,
  type Suggestion,
  type SuggestionCounts,
  type SuggestionParams,
} from '@cortado/contract';
import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Executor } from '../../database/open.ts';
import { auditEntries, suggestions, suggestionSenders } from '../../database/schema.ts';
import type { ListPage } from '../../http/page-links.ts';
import type { MemberContext } from '../../http/route.ts';
import { undoUntil } from '../audit/changed-since.ts';
import { pickFacts } from '../cafes/cafe-facts.ts';
import {
  changedFields,
  countSenders,
  NO_SENDERS,
  openOfSender,
  presentSuggestions,
  readSenders,
  type SuggestionRow,
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

/** How many of each state there are. */
export async function countSuggestions({
  services: { database },
}: MemberContext): Promise<SuggestionCounts> {
  const rows = await database.db
    .select({ state: suggestions.state, n: count() })
    .from(suggestions)
    .groupBy(suggestions.state);
  const counted = Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  return { open: 0, accepted: 0, declined: 0, ...counted };
}

/** A member sends at most five an hour: more are of no use on one page. */
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
    const createdAt = sentAt.toISOString();
    return { ...core, createdAt, note, ahead: core.state === 'open' ? ahead : null };
  });
}

/** The last change of each field of the cafe since the suggestion was sent. */
async function readChanges(
  db: Executor,
  { cafeId, createdAt }: SuggestionRow,
  fields: Suggestion['fields'],
): Promise<Suggestion['changes']> {
  if (cafeId === null || fields.length === 0) return [];
  const entries = await db
    .select({ by: auditEntries.actorName, at: auditEntries.createdAt, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, cafeId),
        gte(auditEntries.createdAt, createdAt),
        sql`${auditEntries.action} like 'cafe.%'`,
      ),
    )
    .orderBy(desc(auditEntries.id));
  return fields.map((field) => {
    const name = storedName(field);
    const entry = entries.find(
      ({ after }) => after !== null && Object.hasOwn(after as object, name),
    );
    return { field, by: entry?.by ?? null, at: entry?.at.toISOString() ?? null };
  });
}

/**
 * One suggestion: the present values next to the proposed ones, and who sent it.
 * @throws AppError SUGGESTION_NOT_FOUND
 */
export async function getSuggestion(
  { services: { database, now: clock } }: MemberContext,
  id: number,
): Promise<Suggestion> {
  const { db } = database;
  const rows = await db.select().from(suggestions).where(eq(suggestions.id, id));
  const [shown] = await presentSuggestions(db, rows);
  if (!shown) throw new AppError('SUGGESTION_NOT_FOUND');
  const { row, core, stored, now } = shown;
  const counts = await countSenders(db, eq(suggestionSenders.suggestionId, id));
  const changed = changedFields(row, now);
  const until = row.decidedAt && undoUntil(row.decidedAt);
  return {
    ...core,
    ...(counts.get(id) ?? NO_SENDERS),
    isChangedSince: changed.length > 0,
    senders: await readSenders(db, id),
    version: stored?.version ?? null,
    checkedAt: stored?.cafe.checkedAt ?? null,
    website: stored?.cafe.website ?? '',
    now: now ? pickFacts(now, core.fields) : {},
    proposed: row.proposed,
    before: row.before,
    changes: await readChanges(db, row, changed),
    fromSender: row.state === 'open' ? (await openOfSender(db, id)).length : 0,
    undoUntil: until && until >= clock() ? until.toISOString() : null,
  };
}
