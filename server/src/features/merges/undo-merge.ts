import type { AdminCafe, CafeFact } from '@cortado/contract';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { cafes, merges } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { changesSince, lastEntry, refuseLate } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { getAnyCafe } from '../cafes/admin-cafes.ts';
import { auditFields, fieldsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { lockCafes } from '../cafes/cafe-record.ts';
import { changeFacts } from '../cafes/change-facts.ts';
import { replacedSources, sourcesOf } from '../cafes/fact-sources.ts';
import { movePhotosBack } from '../photos/move-photos.ts';
import { lockPair, refreshAfterMove } from './merge-cafes.ts';
import {
  announceFavorites,
  moveOwner,
  moveRows,
  moveSuggestionsBack,
  swapRatings,
} from './move-rows.ts';

async function pairOf(tx: Tx, id: number): Promise<number[]> {
  const { winnerId, loserId } = merges;
  const [pair] = await tx.select({ winnerId, loserId }).from(merges).where(eq(merges.id, id));
  return pair ? [pair.winnerId, pair.loserId] : [];
}

/** The merge, locked. @throws AppError MERGE_NOT_FOUND, or CANNOT_UNDO if it is too old or not the last of its cafes */
async function lockMerge(tx: Tx, id: number, now: Date) {
  const [row] = await tx.select().from(merges).where(eq(merges.id, id)).for('update');
  if (!row) throw new AppError('MERGE_NOT_FOUND');
  refuseLate(row.undoneAt ? null : row.createdAt, now);
  const pair = [row.winnerId, row.loserId];
  const isLater = and(
    gt(merges.id, id),
    isNull(merges.undoneAt),
    or(inArray(merges.winnerId, pair), inArray(merges.loserId, pair)),
  );
  const isGone = (await tx.$count(cafes, eq(cafes.id, row.loserId))) === 0;
  if (isGone || (await tx.$count(merges, isLater)) > 0) throw new AppError('CANNOT_UNDO');
  return row;
}

/** The values that a merge has replaced, except what was edited since. */
async function unedited(tx: Tx, { id, winnerId, record }: typeof merges.$inferSelect) {
  const { taken, replaced } = record;
  const entryId = await lastEntry(tx, winnerId, ['cafe.merged'], id);
  const changes = await changesSince(tx, entryId, { id: winnerId, fields: auditFields(taken) });
  const edited = new Set(changes.flatMap(({ fields }) => fields));
  const isUnedited = (fact: CafeFact) =>
    !auditFields(pickFacts(taken, [fact])).some((field) => edited.has(field));
  return pickFacts(replaced, fieldsOf(taken).filter(isUnedited));
}

/**
 * Undoes a merge: what it has moved moves back. What has changed since stays: edited fields, and ratings that members have
 * replaced.
 * @throws AppError MERGE_NOT_FOUND or CANNOT_UNDO
 */
export async function undoMerge(context: MemberContext, id: number): Promise<AdminCafe> {
  const { database, now } = context.services;
  const undone = await database.inTransaction(async (tx) => {
    // Cafes first: deleting one of them deletes the merge after it.
    await lockCafes(tx, await pairOf(tx, id));
    const row = await lockMerge(tx, id, now());
    const { record, createdAt } = row;
    const { winner, loser } = await lockPair(tx, row);
    const replaced = await unedited(tx, row);
    const before = record.sources ?? {};
    const sources = {
      ...replacedSources(winner, loser, before),
      ...sourcesOf(replaced, { from: before, to: winner }),
    };
    await changeFacts(tx, context, winner, { ...replaced, sources });
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
