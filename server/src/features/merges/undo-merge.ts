import type { AdminCafe } from '@cortado/contract';
import { MERGE_UNDO_DAYS } from '@cortado/contract/limits';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { cafes, merges } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { getAnyCafe } from '../cafes/get-any-cafe.ts';
import { differingFields, factsOf, fieldsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { lockCafes } from '../cafes/cafe-record.ts';
import { changeFacts } from '../cafes/change-facts.ts';
import { movePhotosBack } from '../photos/move-photos.ts';
import { lockPair, refreshAfterMove } from './merge-cafes.ts';
import { moveOwner } from './move-owner.ts';
import { announceFavorites, moveRows, swapRatings } from './move-rows.ts';
import { moveSuggestionsBack } from './move-suggestions.ts';
import { DAY_MS } from '../../core/durations.ts';

async function pairOf(tx: Tx, id: number): Promise<number[]> {
  const { winnerId, loserId } = merges;
  const [pair] = await tx.select({ winnerId, loserId }).from(merges).where(eq(merges.id, id));
  return pair ? [pair.winnerId, pair.loserId] : [];
}

/** The merge, locked. @throws AppError MERGE_NOT_FOUND, or CANNOT_UNDO if it is too old or not the last of its cafes */
async function lockMerge(tx: Tx, id: number, now: Date) {
  const [row] = await tx.select().from(merges).where(eq(merges.id, id)).for('update');
  if (!row) throw new AppError('MERGE_NOT_FOUND');
  const isLate = now.getTime() - row.createdAt.getTime() > MERGE_UNDO_DAYS * DAY_MS;
  const pair = [row.winnerId, row.loserId];
  const isLater = and(
    gt(merges.id, id),
    isNull(merges.undoneAt),
    or(inArray(merges.winnerId, pair), inArray(merges.loserId, pair)),
  );
  const isGone = (await tx.$count(cafes, eq(cafes.id, row.loserId))) === 0;
  if (row.undoneAt !== null || isLate || isGone || (await tx.$count(merges, isLater)) > 0) {
    throw new AppError('CANNOT_UNDO');
  }
  return row;
}

/**
 * Undoes a merge: what it has moved moves back. What has changed since stays: edited fields, and ratings that members have
 * replaced.
 * @throws AppError MERGE_NOT_FOUND or CANNOT_UNDO
 */
export async function undoMerge(context: MemberContext, id: number): Promise<AdminCafe> {
  const { database, now } = context.services;
  const undone = await database.inTransaction(async (tx) => {
    // Cafes first: who deletes one of them deletes the merge after it.
    await lockCafes(tx, await pairOf(tx, id));
    const row = await lockMerge(tx, id, now());
    const { record, createdAt } = row;
    const { winner, loser } = await lockPair(tx, row);
    const edited = new Set(differingFields(record.taken, factsOf(winner)));
    const untouched = fieldsOf(record.taken).filter((field) => !edited.has(field));
    await changeFacts(tx, context, winner, pickFacts(record.replaced, untouched));
    if (loser.status === 'archived') {
      await changeFacts(tx, context, loser, { status: record.loserStatus });
    }
    const back = { from: row.winnerId, to: row.loserId };
    await moveRows(tx, 'ratings', back, record.ratings);
    await swapRatings(tx, { from: row.loserId, to: row.winnerId }, record.swapped, createdAt);
    const favorites = await moveRows(tx, 'favorites', back, record.favorites);
    await announceFavorites(tx, favorites);
    await movePhotosBack(tx, record.photos, back);
    await moveSuggestionsBack(tx, record.suggestions, { from: row.loserId, to: row.winnerId });
    if (record.owner) await moveOwner(tx, context, back, record.owner);
    await tx.update(merges).set({ undoneAt: now() }).where(eq(merges.id, id));
    const named = { id: row.loserId, name: loser.cafe.name };
    await recordChanges(tx, context, [
      { action: 'cafe.unmerged', subject: winner.cafe, before: { merge: id, cafe: named } },
    ]);
    return { ...row, favorites };
  });
  await refreshAfterMove(context, [undone.winnerId, undone.loserId], undone.favorites);
  return getAnyCafe(context, undone.loserId);
}
