import type { ManagedPhoto } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { photos } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { lockPhoto, readManaged } from './photos-repository.ts';
import { findPlace } from './place-photo.ts';
import { canRestore } from './removed-photos.ts';

/**
 * Undoes a removal.
 * @throws AppError PHOTO_NOT_FOUND, NOT_YOUR_CAFE, CANNOT_UNDO if it is too late, PHOTO_EXISTS or TOO_MANY_PHOTOS
 */
export async function restorePhoto(context: MemberContext, id: number): Promise<ManagedPhoto[]> {
  const { database, catalogue, now } = context.services;
  const cafeId = await database.inTransaction(async (tx) => {
    const { photo, cafe } = await lockPhoto(tx, context, id, true);
    if (!canRestore(photo, now())) throw new AppError('CANNOT_UNDO');
    await findPlace(tx, cafe.id, photo.hash);
    await tx.update(photos).set({ removedAt: null }).where(eq(photos.id, id));
    const { alt, credit, hash } = photo;
    const after = { photo: id, alt, credit, hash };
    await recordChanges(tx, context, [{ action: 'cafe.photo_restored', subject: cafe, after }]);
    return cafe.id;
  });
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return readManaged(database.db, cafeId);
}
