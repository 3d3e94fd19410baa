import type { ManagedPhoto } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { photos } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { lockPhoto, readManaged } from './photos-repository.ts';

/** Removes a photo. @returns the others @throws AppError PHOTO_NOT_FOUND or NOT_YOUR_CAFE */
export async function removePhoto(context: MemberContext, id: number): Promise<ManagedPhoto[]> {
  const { database, catalogue, now } = context.services;
  const cafeId = await database.inTransaction(async (tx) => {
    const { photo, cafe } = await lockPhoto(tx, context, id);
    await tx.update(photos).set({ removedAt: now() }).where(eq(photos.id, id));
    const { alt, credit, hash } = photo;
    if (photo.state !== 'failed') {
      const before = { photo: id, alt, credit, hash };
      await recordChanges(tx, context, [{ action: 'cafe.photo_removed', subject: cafe, before }]);
    }
    return cafe.id;
  });
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return readManaged(database.db, cafeId);
}
