import type { SuggestedPhoto } from '@cortado/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { photos } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { findPlace, lockPhotosOf, presentManaged } from './photos-repository.ts';

/** The photos that came with suggestions, by their suggestion. */
export async function photosOfSuggestions(
  db: Executor,
  suggestions: readonly { id: number; kind: string }[],
): Promise<Map<number, SuggestedPhoto>> {
  const ids = suggestions.filter(({ kind }) => kind === 'photo').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(photos)
    .where(and(inArray(photos.suggestionId, ids), isNull(photos.removedAt)));
  return new Map(
    rows.map((row) => {
      const { hash, thumbHash, alt, credit, width, height, state, failure } = presentManaged(
        row,
        null,
      );
      return [row.suggestionId!, { hash, thumbHash, alt, credit, width, height, state, failure }];
    }),
  );
}

interface Proposal {
  /** The suggestion's id. */
  id: number;
  cafeId: number | null;
}

/** The photo of a suggestion with its cafe, locked. @throws AppError CAFE_NOT_FOUND, or PHOTO_NOT_FOUND if it is removed */
async function lockProposed(tx: Tx, { id, cafeId }: Proposal) {
  if (cafeId === null) throw new AppError('CAFE_NOT_FOUND');
  const cafe = await lockPhotosOf(tx, cafeId);
  const [photo] = await tx
    .select()
    .from(photos)
    // A merge may have moved it to another cafe since.
    .where(and(eq(photos.suggestionId, id), eq(photos.cafeId, cafeId), isNull(photos.removedAt)))
    .for('update');
  if (!photo) throw new AppError('PHOTO_NOT_FOUND');
  const { alt, credit, hash } = photo;
  return { cafe, photo, auditFields: { photo: photo.id, alt, credit, hash } };
}

/**
 * Places a proposed photo after the others of its cafe.
 * @throws AppError CAFE_NOT_FOUND, PHOTO_NOT_FOUND, PHOTO_EXISTS, TOO_MANY_PHOTOS, or PHOTO_BROKEN if it could not be decoded
 */
export async function placeProposed(
  tx: Tx,
  context: MemberContext,
  proposal: Proposal,
): Promise<object> {
  const { cafe, photo, auditFields: after } = await lockProposed(tx, proposal);
  if (photo.state === 'failed') throw new AppError('PHOTO_BROKEN');
  const position = await findPlace(tx, cafe.id, photo.hash);
  await tx.update(photos).set({ position, isProposed: false }).where(eq(photos.id, photo.id));
  await recordChanges(tx, context, [{ action: 'cafe.photo_added', subject: cafe, after }]);
  return {};
}

/** Makes a placed photo a proposal again. @throws AppError CAFE_NOT_FOUND, or PHOTO_NOT_FOUND if it was removed since */
export async function unplaceProposed(
  tx: Tx,
  context: MemberContext,
  proposal: Proposal,
): Promise<void> {
  const { cafe, photo, auditFields: before } = await lockProposed(tx, proposal);
  await tx.update(photos).set({ isProposed: true }).where(eq(photos.id, photo.id));
  await recordChanges(tx, context, [{ action: 'cafe.photo_removed', subject: cafe, before }]);
}

/** @param removedAt when the proposal was declined; null to take that back */
export async function discardProposed(
  tx: Tx,
  suggestionId: number,
  removedAt: Date | null,
): Promise<void> {
  await tx.update(photos).set({ removedAt }).where(eq(photos.suggestionId, suggestionId));
}

/** Moves a proposed photo together with its suggestion. */
export async function moveProposed(tx: Tx, suggestionId: number, cafeId: number): Promise<void> {
  await tx.update(photos).set({ cafeId }).where(eq(photos.suggestionId, suggestionId));
}
