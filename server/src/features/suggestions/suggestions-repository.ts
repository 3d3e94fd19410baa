import type { CafeFact, CafeFacts, QueuedSuggestion, Suggestion } from '@cortado/contract';
import { and, count, eq, inArray, min, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { cafes, suggestions, suggestionSenders, users } from '../../database/schema.ts';
import { coverOf } from '../../catalogue/documents/present.ts';
import { AppError } from '../../core/errors.ts';
import { differingFields, factsOf, fieldsOf } from '../cafes/cafe-facts.ts';
import { lockCafes } from '../cafes/cafe-record.ts';
import { readCafes } from '../cafes/catalogue-source.ts';
import { photosOfSuggestions } from '../photos/proposals.ts';

export type SuggestionRow = typeof suggestions.$inferSelect;
export type Decided = SuggestionRow & { decidedAt: Date };

/** Locks the members who claim a cafe, because their role changes with its owner. */
async function lockClaimant(tx: Tx, suggestionId: number): Promise<void> {
  const senders = tx
    .select({ id: suggestionSenders.userId })
    .from(suggestionSenders)
    .where(eq(suggestionSenders.suggestionId, suggestionId));
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, senders))
    .for('no key update');
}

/**
 * The row, locked until the transaction ends: after its member, if it is a claim, and after its cafes.
 * @throws AppError SUGGESTION_NOT_FOUND
 */
export async function lockSuggestion(tx: Tx, id: number): Promise<SuggestionRow> {
  const byId = eq(suggestions.id, id);
  for (;;) {
    const [known] = await tx.select().from(suggestions).where(byId);
    if (!known) throw new AppError('SUGGESTION_NOT_FOUND');
    if (known.kind === 'claim') await lockClaimant(tx, id);
    const { cafeId, duplicateOf } = known;
    await lockCafes(tx, [cafeId, duplicateOf]);
    // If its cafe was merged meanwhile, it belongs to another one.
    const isSame = sql`${suggestions.cafeId} is not distinct from ${cafeId}`;
    const [row] = await tx.select().from(suggestions).where(and(byId, isSame)).for('update');
    if (row) return row;
  }
}

/** The cafes that these suggestions are of, by id. */
async function cafesOf(db: Executor, rows: readonly SuggestionRow[]) {
  const ids = rows.flatMap(({ cafeId }) => cafeId ?? []);
  const found = ids.length > 0 ? await readCafes(db, inArray(cafes.id, ids)) : [];
  return new Map(found.map((stored) => [stored.cafe.id, stored]));
}

async function duplicatesOf(db: Executor, rows: readonly SuggestionRow[]) {
  const ids = rows.flatMap(({ duplicateOf }) => duplicateOf ?? []);
  const { id, name } = cafes;
  const found =
    ids.length > 0 ? await db.select({ id, name }).from(cafes).where(inArray(id, ids)) : [];
  return new Map(found.map((cafe) => [cafe.id, cafe]));
}

/** The fields of an open suggestion that have changed since it was sent. */
export const changedFields = (row: SuggestionRow, now: CafeFacts | null): CafeFact[] =>
  row.state === 'open' && now ? differingFields(row.before, now) : [];

/** What everybody who may see a suggestion sees of it, with the facts of its cafe. */
export async function presentSuggestions(db: Executor, rows: readonly SuggestionRow[]) {
  const stored = await cafesOf(db, rows);
  const duplicates = await duplicatesOf(db, rows);
  const photos = await photosOfSuggestions(db, rows);
  return rows.map((row) => {
    const one = row.cafeId === null ? undefined : stored.get(row.cafeId);
    let cafe = null;
    if (one) {
      const { id, name, area, address, imageUrl, photos: own } = one.cafe;
      cafe = { id, name, area, address, imageUrl, photo: coverOf(own), status: one.status };
    }
    const core = {
      id: row.id,
      kind: row.kind,
      state: row.state,
      name: cafe?.name ?? row.name,
      cafe,
      duplicateOf: row.duplicateOf === null ? null : (duplicates.get(row.duplicateOf) ?? null),
      photo: photos.get(row.id) ?? null,
      fields: fieldsOf(row.proposed),
      createdAt: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      taken: row.taken,
      declineReason: row.declineReason,
      decisionNote: row.decisionNote,
    };
    return { row, core, stored: one ?? null, now: one ? factsOf(one) : null };
  });
}

/** How many senders each has; the name of a member who is the only one. */
export async function countSenders(
  db: Executor,
  where: SQL,
): Promise<Map<number, Pick<QueuedSuggestion, 'guests' | 'members' | 'memberName'>>> {
  const rows = await db
    .select({
      id: suggestionSenders.suggestionId,
      all: count(),
      members: count(suggestionSenders.userId),
      first: min(users.username),
    })
    .from(suggestionSenders)
    .leftJoin(users, eq(users.id, suggestionSenders.userId))
    .where(where)
    .groupBy(suggestionSenders.suggestionId);
  return new Map(
    rows.map(({ id, all, members, first }) => [
      id,
      { guests: all - members, members, memberName: all === 1 && members === 1 ? first : null },
    ]),
  );
}

export const NO_SENDERS = { guests: 0, members: 0, memberName: null } as const;

const decidedOf = (state: 'accepted' | 'declined') => sql<number>`(
  select count(*)::int from suggestion_senders sent join suggestions suggestion on suggestion.id = sent.suggestion_id
  where sent.user_id = ${users.id} and suggestion.state = ${state})`;

/** The members and guests who sent it, with how many of their suggestions were accepted and declined. */
export async function readSenders(
  db: Executor,
  suggestionId: number,
): Promise<Suggestion['senders']> {
  const { id, username, name, email, photoUrl } = users;
  const { note, proof, createdAt } = suggestionSenders;
  const [accepted, declined] = [decidedOf('accepted'), decidedOf('declined')];
  const rows = await db
    .select({
      note,
      proof,
      createdAt,
      user: { id, username, name, email, photoUrl },
      accepted,
      declined,
    })
    .from(suggestionSenders)
    .leftJoin(users, eq(users.id, suggestionSenders.userId))
    .where(eq(suggestionSenders.suggestionId, suggestionId))
    .orderBy(suggestionSenders.id);
  return rows.map(({ user, ...row }) => ({
    member: user && { ...user, accepted: row.accepted, declined: row.declined },
    note: row.note,
    proof: row.proof,
    createdAt: row.createdAt.toISOString(),
  }));
}

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
