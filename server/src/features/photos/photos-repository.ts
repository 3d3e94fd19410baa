import type { ManagedPhoto } from '@cortado/contract';
import { MAX_PHOTOS } from '@cortado/contract/limits';
import { and, eq, isNull, max, ne } from 'drizzle-orm';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { cafes, photos, users } from '../../database/schema.ts';
import { authorisePhotos } from '../../http/authorise.ts';
import type { MemberContext } from '../../http/route.ts';

export type PhotoRow = typeof photos.$inferSelect;

/** Those of a cafe that are not removed, and are no proposals. */
const isPlacedAt = (cafeId: number) =>
  and(eq(photos.cafeId, cafeId), isNull(photos.removedAt), eq(photos.isProposed, false));

/** Placed photos that count: they are in order, and not more than so many. */
export const isOrderedAt = (cafeId: number) => and(isPlacedAt(cafeId), ne(photos.state, 'failed'));

export const orderedPhotos = (db: Executor, cafeId: number) =>
  db.select().from(photos).where(isOrderedAt(cafeId)).orderBy(photos.position, photos.id);

/** All placed photos of a cafe, in order. */
export async function readManaged(db: Executor, cafeId: number): Promise<ManagedPhoto[]> {
  const rows = await db
    .select({ photo: photos, uploadedBy: users.username })
    .from(photos)
    .leftJoin(users, eq(users.id, photos.uploadedBy))
    .where(isPlacedAt(cafeId))
    .orderBy(photos.position, photos.id);
  return rows.map(({ photo, uploadedBy }) => presentManaged(photo, uploadedBy));
}

/**
 * Changes the photos of a cafe in one transaction, and shows it as it is then.
 * @param work returns the cafe's id
 */
export async function changePhotos(
  { services: { database, catalogue } }: MemberContext,
  work: (tx: Tx) => Promise<number>,
): Promise<ManagedPhoto[]> {
  const cafeId = await database.inTransaction(work);
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return readManaged(database.db, cafeId);
}

export function presentManaged(row: PhotoRow, uploadedBy: string | null): ManagedPhoto {
  const { id, hash, thumbHash, alt, credit, focalX, focalY, width, height, state, failure } = row;
  return {
    id,
    hash,
    thumbHash: thumbHash || null,
    alt,
    credit,
    focalX,
    focalY,
    width,
    height,
    state,
    failure,
    uploadedBy,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A cafe of any status whose photos are changed: locked, so that one after another changes them. */
export async function lockPhotosOf(tx: Tx, cafeId: number) {
  const [cafe] = await tx
    .select({ id: cafes.id, name: cafes.name, ownerId: cafes.ownerId })
    .from(cafes)
    .where(eq(cafes.id, cafeId))
    .for('update');
  if (!cafe) throw new AppError('CAFE_NOT_FOUND');
  return cafe;
}

/**
 * A placed photo and its cafe, locked, for those who may change it.
 * @param isRemoved whether it is one that was removed
 * @throws AppError PHOTO_NOT_FOUND or NOT_YOUR_CAFE
 */
export async function lockPhoto(
  tx: Tx,
  { viewer }: MemberContext,
  id: number,
  isRemoved = false,
): Promise<{ photo: PhotoRow; cafe: { id: number; name: string } }> {
  const byId = and(eq(photos.id, id), eq(photos.isProposed, false));
  const [known] = await tx.select({ cafeId: photos.cafeId }).from(photos).where(byId);
  if (!known) throw new AppError('PHOTO_NOT_FOUND');
  const cafe = await lockPhotosOf(tx, known.cafeId);
  authorisePhotos(viewer, cafe.ownerId);
  const [photo] = await tx.select().from(photos).where(byId).for('update');
  if (!photo || (photo.removedAt !== null) !== isRemoved) throw new AppError('PHOTO_NOT_FOUND');
  return { photo, cafe };
}

/**
 * Finds out whether a photo has room at a cafe, whose lock must be held. Those of the same file that have failed make way.
 * @returns the place after all others
 * @throws AppError PHOTO_EXISTS or TOO_MANY_PHOTOS
 */
export async function findPlace(tx: Tx, cafeId: number, hash: string): Promise<number> {
  await tx
    .delete(photos)
    .where(and(isPlacedAt(cafeId), eq(photos.hash, hash), eq(photos.state, 'failed')));
  const there = await orderedPhotos(tx, cafeId);
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
