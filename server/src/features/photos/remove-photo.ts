import type { ManagedPhoto } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { photos } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseLate } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { changePhotos, lockPhoto, type PhotoRow } from './photos-repository.ts';
import { findPlace } from './place-photo.ts';

const auditFields = ({ id, alt, credit, hash }: PhotoRow) => ({ photo: id, alt, credit, hash });

/** Removes a photo. @returns the others @throws AppError PHOTO_NOT_FOUND or NOT_YOUR_CAFE */
export const removePhoto = (context: MemberContext, id: number): Promise<ManagedPhoto[]> =>
  changePhotos(context, async (tx) => {
    const { photo, cafe } = await lockPhoto(tx, context, id);
    await tx.update(photos).set({ removedAt: context.services.now() }).where(eq(photos.id, id));
    const before = auditFields(photo);
    if (photo.state !== 'failed')
      await recordChanges(tx, context, [{ action: 'cafe.photo_removed', subject: cafe, before }]);
    return cafe.id;
  });

/**
 * Undoes a removal.
 * @throws AppError PHOTO_NOT_FOUND, NOT_YOUR_CAFE, CANNOT_UNDO if it is too late, PHOTO_EXISTS or TOO_MANY_PHOTOS
 */
export const restorePhoto = (context: MemberContext, id: number): Promise<ManagedPhoto[]> =>
  changePhotos(context, async (tx) => {
    const { photo, cafe } = await lockPhoto(tx, context, id, true);
    refuseLate(photo.removedAt, context.services.now());
    await findPlace(tx, cafe.id, photo.hash);
    await tx.update(photos).set({ removedAt: null }).where(eq(photos.id, id));
    const after = auditFields(photo);
    await recordChanges(tx, context, [{ action: 'cafe.photo_restored', subject: cafe, after }]);
    return cafe.id;
  });
