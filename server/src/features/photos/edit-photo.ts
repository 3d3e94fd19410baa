import type { ManagedPhoto, PhotoEdit } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { photos } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseChanged } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { difference } from '../cafes/difference.ts';
import { changePhotos, lockPhoto } from './photos-repository.ts';

/**
 * Changes texts and focal point.
 * @param putBackOf the entry of an edit that this puts back
 * @throws AppError PHOTO_NOT_FOUND, NOT_YOUR_CAFE, or CANNOT_UNDO if the same has changed since
 */
export async function editPhoto(
  context: MemberContext,
  { id, ...edit }: PhotoEdit & { id: number },
  putBackOf?: number,
): Promise<ManagedPhoto> {
  const managed = await changePhotos(context, async (tx) => {
    const { photo, cafe } = await lockPhoto(tx, context, id);
    if (putBackOf) await refuseChanged(tx, putBackOf);
    const [before, after] = difference(photo, edit);
    if (Object.keys(after).length > 0) {
      await tx.update(photos).set(after).where(eq(photos.id, id));
      await recordChanges(tx, context, [
        {
          action: 'cafe.photo_edited',
          subject: cafe,
          before: { photo: id, ...before },
          after: { photo: id, ...after },
        },
      ]);
    }
    return cafe.id;
  });
  const edited = managed.find((photo) => photo.id === id);
  // It was removed right after the change.
  if (!edited) throw new AppError('PHOTO_NOT_FOUND');
  return edited;
}
