import { storedName, type Suggestion } from '@cortado/contract';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Executor } from '../../database/open.ts';
import { auditEntries, suggestions, suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { undoUntil } from '../audit/changed-since.ts';
import { pickFacts } from '../cafes/cafe-facts.ts';
import {
  changedFields,
  countSenders,
  NO_SENDERS,
  presentSuggestions,
  selectSenders,
  type SuggestionRow,
} from './suggestions-repository.ts';
import { openOfSender } from './sole-sender.ts';

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

async function readSenders(db: Executor, id: number): Promise<Suggestion['senders']> {
  const rows = await selectSenders(db, id);
  return rows.map(({ user, accepted, declined, note, proof, createdAt }) => ({
    member: user && { ...user, accepted, declined },
    note,
    proof,
    createdAt: createdAt.toISOString(),
  }));
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
