import { MAX_PHOTOS } from '@cortado/contract/limits';
import { and, eq, max } from 'drizzle-orm';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { photos } from '../../database/schema.ts';
import { isOrderedAt, isPlacedAt } from './photos-repository.ts';

/**
 * Finds out whether a photo has room at a cafe, whose lock must be held. Those of the same file that have failed make way.
 * @returns the place after all others
 * @throws AppError PHOTO_EXISTS or TOO_MANY_PHOTOS
 */
export async function findPlace(tx: Tx, cafeId: number, hash: string): Promise<number> {
  await tx
    .delete(photos)
    .where(and(isPlacedAt(cafeId), eq(photos.hash, hash), eq(photos.state, 'failed')));
  const there = await tx
    .select({ hash: photos.hash })
    .from(photos)
    .where(isOrderedAt(cafeId))
    .orderBy(photos.position, photos.id);
  const same = there.findIndex((photo) => photo.hash === hash);
  if (same !== -1)
    throw new AppError('PHOTO_EXISTS', wordError('alreadyAddedAs', { place: same + 1 }));
  if (there.length >= MAX_PHOTOS) throw new AppError('TOO_MANY_PHOTOS');
  const [last] = await tx
    .select({ position: max(photos.position) })
    .from(photos)
    .where(isPlacedAt(cafeId));
  return (last?.position ?? 0) + 1;
}
