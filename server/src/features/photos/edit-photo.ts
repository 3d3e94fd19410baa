import type { ManagedPhoto, PhotoEdit } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { photos } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { difference } from '../cafes/difference.ts';
import { lockPhoto, readManaged } from './photos-repository.ts';

/** Changes texts and focal point. @throws AppError PHOTO_NOT_FOUND or NOT_YOUR_CAFE */
export async function editPhoto(
  context: MemberContext,
  { id, ...edit }: PhotoEdit & { id: number },
): Promise<ManagedPhoto> {
  const { database, catalogue } = context.services;
  const cafeId = await database.inTransaction(async (tx) => {
    const { photo, cafe } = await lockPhoto(tx, context, id);
    const [before, after] = difference(photo, edit);
    if (Object.keys(after).length > 0) {
      await tx.update(photos).set(after).where(eq(photos.id, id));
      await recordChanges(tx, context, [
        { action: 'cafe.photo_edited', subject: cafe, before, after },
      ]);
    }
    return cafe.id;
  });
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  const edited = (await readManaged(database.db, cafeId)).find((photo) => photo.id === id);
  // It was removed right after the change.
  if (!edited) throw new AppError('PHOTO_NOT_FOUND');
  return edited;
}
