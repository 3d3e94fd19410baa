import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { isAmong } from '../../database/is-among.ts';
import type { Tx } from '../../database/open.ts';
import { cafes, suggestions, users } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { NO_OWNER, ownership } from '../cafes/set-owner.ts';
import { moveProposed } from '../photos/proposals.ts';
import { writeDecision } from '../suggestions/decide.ts';
import { fingerprintOf } from '../suggestions/save-suggestion.ts';
import type { Decided, SuggestionRow } from '../suggestions/suggestions-repository.ts';

interface Pair {
  from: number;
  to: number;
}

export interface Moved {
  id: number;
  userId: number;
}

const table = { favorites: sql`favorites`, ratings: sql`ratings` };
type Table = keyof typeof table;

/**
 * Moves rows to another cafe, except those of members who have one there already.
 * @param only of these ids; left out, all of them
 */
export async function moveRows(
  tx: Tx,
  name: Table,
  { from, to }: Pair,
  only?: readonly number[],
): Promise<Moved[]> {
  const { rows } = await tx.execute<{ id: number; user_id: number }>(sql`
    update ${table[name]} moved set cafe_id = ${to}
    where cafe_id = ${from} and ${only ? isAmong(sql`id`, only) : sql`true`}
      and not exists (
        select from ${table[name]} there where there.cafe_id = ${to} and there.user_id = moved.user_id
      )
    returning id, user_id`);
  return rows.map((row) => ({ id: row.id, userId: row.user_id }));
}

/** Members who have rated both, and whose newer rating is that of the first. */
export async function newerRaters(tx: Tx, { from, to }: Pair): Promise<number[]> {
  const { rows } = await tx.execute<{ user_id: number }>(sql`
    select here.user_id from ratings here join ratings there on there.user_id = here.user_id
    where here.cafe_id = ${from} and there.cafe_id = ${to} and here.created_at > there.created_at`);
  return rows.map((row) => row.user_id);
}

/**
 * Swaps the ratings of members who have rated both cafes.
 * @param until ratings of the second that are newer stay, with their counterparts
 */
export async function swapRatings(
  tx: Tx,
  { from, to }: Pair,
  userIds: readonly number[],
  until: Date,
): Promise<void> {
  await tx.execute(sql`
    update ratings mine set rating = other.rating, review = other.review, created_at = other.created_at
    from ratings other
    where other.user_id = mine.user_id and ${isAmong(sql`mine.user_id`, userIds)}
      and (mine.cafe_id, other.cafe_id) in ((${from}, ${to}), (${to}, ${from}))
      and not exists (
        select from ratings later where later.user_id = mine.user_id and later.cafe_id = ${to}
          and later.created_at > ${until.toISOString()}::timestamptz
      )`);
}

/** Every node forgets which favorites it knows of these members. */
export async function announceFavorites(tx: Tx, moved: readonly Moved[]): Promise<void> {
  const userIds = moved.map(({ userId }) => userId);
  await tx.execute(sql`
    select count(pg_notify('catalogue', 'favorites:' || id))
    from unnest(${sql.param(userIds)}::int[]) as id`);
}

/**
 * Moves the owner of a locked cafe to another locked one without an owner. They own as many cafes as before, so their role
 * stays.
 * @param only if it is this member
 * @returns the owner's id; null if nobody was moved
 */
export async function moveOwner(
  tx: Tx,
  context: MemberContext,
  { from, to }: Pair,
  only?: number,
): Promise<number | null> {
  const read = async (id: number) => {
    const [row] = await tx
      .select({
        subject: { id: cafes.id, name: cafes.name },
        owned: ownership,
        user: users.username,
      })
      .from(cafes)
      .leftJoin(users, eq(users.id, cafes.ownerId))
      .where(eq(cafes.id, id));
    return row!;
  };
  const [left, right] = [await read(from), await read(to)];
  const { ownerId, ownerProof: proof } = left.owned;
  if (ownerId === null || right.owned.ownerId !== null) return null;
  if (only !== undefined && ownerId !== only) return null;
  await tx.update(cafes).set(NO_OWNER).where(eq(cafes.id, from));
  await tx.update(cafes).set(left.owned).where(eq(cafes.id, to));
  const auditFields = { owner: left.user, proof };
  await recordChanges(tx, context, [
    { action: 'cafe.owner_removed', subject: left.subject, before: auditFields },
    { action: 'cafe.owned', subject: right.subject, after: auditFields },
  ]);
  return ownerId;
}

/** Moves an open suggestion, unless the other cafe has the same already. @returns whether it was moved */
async function move(tx: Tx, row: SuggestionRow, to: number): Promise<boolean> {
  // The fingerprints of claims and photos depend on the member or the photo.
  const isOwn = row.kind === 'claim' || row.kind === 'photo';
  const fingerprint = isOwn ? row.fingerprint : fingerprintOf({ ...row, cafeId: to }, null);
  const isSame = and(eq(suggestions.fingerprint, fingerprint), eq(suggestions.state, 'open'));
  if (!isOwn && (await tx.$count(suggestions, isSame)) > 0) return false;
  await tx.update(suggestions).set({ cafeId: to, fingerprint }).where(eq(suggestions.id, row.id));
  if (row.kind === 'photo') await moveProposed(tx, row.id, to);
  return true;
}

/**
 * Moves the open suggestions of a cafe that is merged. It accepts those that reported the duplicate, and those that the
 * other cafe has too.
 * @returns the ids of the moved ones, and the accepted ones for `notifySenders`
 */
export async function moveSuggestions(
  tx: Tx,
  context: MemberContext,
  { from, to }: Pair,
): Promise<{ moved: number[]; accepted: Decided[] }> {
  const pair = [from, to];
  const rows = await tx
    .select()
    .from(suggestions)
    .where(
      and(
        eq(suggestions.state, 'open'),
        or(eq(suggestions.cafeId, from), inArray(suggestions.duplicateOf, pair)),
      ),
    )
    .orderBy(suggestions.id)
    .for('update');
  const moved: number[] = [];
  const accepted: Decided[] = [];
  for (const row of rows) {
    const { cafeId, duplicateOf } = row;
    const isAnswered = [cafeId, duplicateOf].every((id) => id !== null && pair.includes(id));
    if (!isAnswered && cafeId !== from) continue;
    if (!isAnswered && (await move(tx, row, to))) moved.push(row.id);
    else {
      const decision = { state: 'accepted' as const, decisionNote: '' };
      accepted.push(await writeDecision(tx, context, row, decision));
    }
  }
  return { moved, accepted };
}

/** Moves back those that are still open. */
export async function moveSuggestionsBack(
  tx: Tx,
  ids: readonly number[],
  { from, to }: Pair,
): Promise<void> {
  const rows = await tx
    .select()
    .from(suggestions)
    .where(
      and(
        inArray(suggestions.id, [...ids]),
        eq(suggestions.cafeId, to),
        eq(suggestions.state, 'open'),
      ),
    )
    .for('update');
  for (const row of rows) await move(tx, row, from);
}
