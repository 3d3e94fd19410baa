import type { MergeDone, MergeRequest } from '@cortado/contract';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { merges } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { getAnyCafe } from '../cafes/admin-cafes.ts';
import { factsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { lockCafe } from '../cafes/cafe-record.ts';
import { betterSources, sourcesOf } from '../cafes/fact-sources.ts';
import type { StoredCafe } from '../cafes/catalogue-source.ts';
import { changeFacts } from '../cafes/change-facts.ts';
import { movePhotos } from '../photos/move-photos.ts';
import {
  announceFavorites,
  moveOwner,
  moveRows,
  moveSuggestions,
  newerRaters,
  swapRatings,
  type Moved,
} from './move-rows.ts';
import { notifySenders } from '../suggestions/notify-senders.ts';

/** Two cafes, locked in an order that is always the same. @throws AppError CAFE_NOT_FOUND */
export async function lockPair(
  tx: Tx,
  { winnerId, loserId }: { winnerId: number; loserId: number },
): Promise<{ winner: StoredCafe; loser: StoredCafe }> {
  const first = await lockCafe(tx, Math.min(winnerId, loserId));
  const second = await lockCafe(tx, Math.max(winnerId, loserId));
  return winnerId < loserId ? { winner: first, loser: second } : { winner: second, loser: first };
}

async function merge(tx: Tx, context: MemberContext, request: MergeRequest) {
  const { winnerId, loserId, take } = request;
  const createdAt = context.services.now();
  const { winner, loser } = await lockPair(tx, request);
  if (winner.version !== request.winnerVersion || loser.version !== request.loserVersion) {
    throw new AppError('STALE_EDIT');
  }
  const taken = pickFacts(factsOf(loser), take);
  const replaced = pickFacts(factsOf(winner), take);
  const sources = {
    ...betterSources(loser, winner),
    ...sourcesOf(taken, { from: loser.cafe.sources, to: winner }),
  };
  await changeFacts(tx, context, winner, { ...taken, sources });
  await changeFacts(tx, context, loser, { status: 'archived' });
  const pair = { from: loserId, to: winnerId };
  const swapped = await newerRaters(tx, pair);
  await swapRatings(tx, pair, swapped, createdAt);
  // The older of a member's two ratings, and a second favorite, stay with the loser, which nobody sees.
  const ratings = await moveRows(tx, 'ratings', pair);
  const favorites = await moveRows(tx, 'favorites', pair);
  await announceFavorites(tx, favorites);
  const { moved: suggestions, accepted } = await moveSuggestions(tx, context, pair);
  const record = {
    replaced,
    taken,
    sources: winner.cafe.sources,
    loserStatus: loser.status,
    favorites: favorites.map(({ id }) => id),
    ratings: ratings.map(({ id }) => id),
    suggestions,
    owner: await moveOwner(tx, context, pair),
    photos: await movePhotos(tx, pair),
    swapped,
  };
  const [row] = await tx
    .insert(merges)
    .values({ winnerId, loserId, record, createdAt })
    .onConflictDoNothing()
    .returning({ id: merges.id });
  // It was merged before, and published again since.
  if (!row) throw new AppError('STALE_EDIT');
  const named = { id: loserId, name: loser.cafe.name };
  await recordChanges(tx, context, [
    { action: 'cafe.merged', subject: winner.cafe, after: { merge: row.id, cafe: named, taken } },
  ]);
  await notifySenders(tx, context.services, accepted);
  return { id: row.id, favorites };
}

/** After the commit: this node shows both cafes, and the favorites that were moved, as they are now. */
export async function refreshAfterMove(
  { services: { catalogue, favorites } }: MemberContext,
  ids: readonly number[],
  moved: readonly Moved[],
): Promise<void> {
  // Favorites are announced too, but that reaches this node a moment after the answer.
  for (const { userId } of moved) favorites.forget(userId);
  await Promise.all(ids.map((id) => catalogue.refresh({ kind: 'cafe', id })));
}

/**
 * Merges a cafe into another one, which takes some of its values, all of its favorites, ratings, photos and open
 * suggestions, and its owner unless it has one.
 * @throws AppError INVALID_REQUEST for a cafe and itself, CAFE_NOT_FOUND, or STALE_EDIT if one was changed since it was read
 */
export async function mergeCafes(
  context: MemberContext,
  { body: request }: { body: MergeRequest },
): Promise<MergeDone> {
  const { winnerId, loserId } = request;
  if (winnerId === loserId)
    throw fieldError('loserId', 'INVALID_REQUEST', wordError('mergedWithItself'));
  const { database, jobs } = context.services;
  const { id, favorites } = await database.inTransaction((tx) => merge(tx, context, request));
  await refreshAfterMove(context, [winnerId, loserId], favorites);
  jobs.notify();
  return { id, cafe: await getAnyCafe(context, winnerId) };
}
