import type { CafeFact, CafeFacts, QueuedSuggestion } from '@cortado/contract';
import { and, count, eq, inArray, min, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { cafes, suggestions, suggestionSenders, users } from '../../database/schema.ts';
import { coverOf } from '../../catalogue/documents/present.ts';
import { AppError } from '../../core/errors.ts';
import { differingFields, factsOf, fieldsOf } from '../cafes/cafe-facts.ts';
import { lockCafes } from '../cafes/cafe-record.ts';
import { readCafes, type StoredCafe } from '../cafes/catalogue-source.ts';
import { photosOfSuggestions } from '../photos/proposals.ts';

export type SuggestionRow = typeof suggestions.$inferSelect;

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
async function cafesOf(
  db: Executor,
  rows: readonly SuggestionRow[],
): Promise<Map<number, StoredCafe>> {
  const ids = rows.flatMap(({ cafeId }) => cafeId ?? []);
  if (ids.length === 0) return new Map();
  const found = await readCafes(db, inArray(cafes.id, ids));
  return new Map(found.map((stored) => [stored.cafe.id, stored]));
}

async function duplicatesOf(db: Executor, rows: readonly SuggestionRow[]) {
  const ids = rows.flatMap(({ duplicateOf }) => duplicateOf ?? []);
  if (ids.length === 0) return new Map<number, { id: number; name: string }>();
  const found = await db
    .select({ id: cafes.id, name: cafes.name })
    .from(cafes)
    .where(inArray(cafes.id, ids));
  return new Map(found.map((cafe) => [cafe.id, cafe]));
}

/** Whether it is open, and one of its fields has changed since it was proposed. */
export const changedFields = (row: SuggestionRow, now: CafeFacts | null): CafeFact[] =>
  row.state === 'open' && now ? differingFields(row.before, now) : [];

/** What everybody who may see a suggestion sees of it, with the facts of its cafe. */
export async function presentSuggestions(db: Executor, rows: readonly SuggestionRow[]) {
  const stored = await cafesOf(db, rows);
  const duplicates = await duplicatesOf(db, rows);
  const photos = await photosOfSuggestions(db, rows);
  return rows.map((row) => {
    const one = row.cafeId === null ? undefined : stored.get(row.cafeId);
    const { id, name, area, address, imageUrl } = one?.cafe ?? {};
    const core = {
      id: row.id,
      kind: row.kind,
      state: row.state,
      name: name ?? row.name,
      cafe: one
        ? {
            id: id!,
            name: name!,
            area: area!,
            address: address!,
            imageUrl: imageUrl!,
            photo: coverOf(one.cafe.photos),
            status: one.status,
          }
        : null,
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
      {
        guests: all - members,
        members,
        memberName: all === 1 && members === 1 ? first : null,
      },
    ]),
  );
}

export const NO_SENDERS = { guests: 0, members: 0, memberName: null } as const;

const decidedOf = (state: 'accepted' | 'declined') => sql<number>`(
  select count(*)::int from suggestion_senders sent join suggestions suggestion on suggestion.id = sent.suggestion_id
  where sent.user_id = ${users.id} and suggestion.state = ${state})`;

/** The members who sent it, with how many of their suggestions were accepted and declined. */
export const selectSenders = (db: Executor, suggestionId: number) =>
  db
    .select({
      note: suggestionSenders.note,
      proof: suggestionSenders.proof,
      createdAt: suggestionSenders.createdAt,
      user: {
        id: users.id,
        username: users.username,
        name: users.name,
        email: users.email,
        photoUrl: users.photoUrl,
      },
      accepted: decidedOf('accepted'),
      declined: decidedOf('declined'),
    })
    .from(suggestionSenders)
    .leftJoin(users, eq(users.id, suggestionSenders.userId))
    .where(eq(suggestionSenders.suggestionId, suggestionId))
    .orderBy(suggestionSenders.id);
