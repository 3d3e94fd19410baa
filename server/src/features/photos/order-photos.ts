import type { ManagedPhoto } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { photos } from '../../database/schema.ts';
import { authorisePhotos } from '../../http/authorise.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { isOrderedAt, lockPhotosOf, readManaged } from './photos-repository.ts';

/**
 * Puts the photos of a cafe in order.
 * @param ids all that have not failed
 * @throws AppError CAFE_NOT_FOUND, NOT_YOUR_CAFE, or PHOTOS_CHANGED if they are others by now
 */
export async function orderPhotos(
  context: MemberContext,
  { id: cafeId, ids }: { id: number; ids: readonly number[] },
): Promise<ManagedPhoto[]> {
  const { database, catalogue } = context.services;
  await database.inTransaction(async (tx) => {
    const cafe = await lockPhotosOf(tx, cafeId);
    authorisePhotos(context.viewer, cafe.ownerId);
    const rows = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(isOrderedAt(cafeId))
      .orderBy(photos.position, photos.id);
    const before = rows.map(({ id }) => id);
    const isSame = before.length === ids.length && before.every((id) => ids.includes(id));
    if (!isSame) throw new AppError('PHOTOS_CHANGED');
    if (before.every((id, at) => id === ids[at])) return;
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
  });
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return readManaged(database.db, cafeId);
}
