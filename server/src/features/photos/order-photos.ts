import type { ManagedPhoto } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { photos } from '../../database/schema.ts';
import { authorisePhotos } from '../../http/authorise.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseChanged } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { changePhotos, isOrderedAt, lockPhotosOf } from './photos-repository.ts';

/**
 * Puts the photos of a cafe in order.
 * @param given all that have not failed
 * @param putBackOf the entry of an order that this puts back: photos that were added since come last
 * @throws AppError CAFE_NOT_FOUND, NOT_YOUR_CAFE, PHOTOS_CHANGED if they are others by now, or CANNOT_UNDO
 */
export async function orderPhotos(
  context: MemberContext,
  { id: cafeId, ids: given }: { id: number; ids: readonly number[] },
  putBackOf?: number,
): Promise<ManagedPhoto[]> {
  return changePhotos(context, async (tx) => {
    const cafe = await lockPhotosOf(tx, cafeId);
    authorisePhotos(context.viewer, cafe.ownerId);
    const rows = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(isOrderedAt(cafeId))
      .orderBy(photos.position, photos.id);
    const before = rows.map(({ id }) => id);
    if (putBackOf) await refuseChanged(tx, putBackOf);
    const ids = putBackOf
      ? [
          ...given.filter((id) => before.includes(id)),
          ...before.filter((id) => !given.includes(id)),
        ]
      : given;
    const isSame = before.length === ids.length && before.every((id) => ids.includes(id));
    if (!isSame) throw new AppError('PHOTOS_CHANGED');
    if (before.every((id, at) => id === ids[at])) return cafeId;
    await tx
      .update(photos)
      .set({ position: sql`array_position(${sql.param([...ids])}::int[], ${photos.id})` })
      .where(isOrderedAt(cafeId));
    await recordChanges(tx, context, [
      {
        action: 'cafe.photos_ordered',
        subject: cafe,
        before: { order: before },
        after: { order: ids },
      },
    ]);
    return cafeId;
  });
}
