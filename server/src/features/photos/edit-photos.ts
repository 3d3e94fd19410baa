import type { ManagedPhoto, PhotoEdit } from '@cortado/contract';
import { eq, lt, sql } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Database } from '../../database/open.ts';
import { cafes, photoFiles, photos } from '../../database/schema.ts';
import { authorisePhotos } from '../../http/authorise.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import { refuseChanged, refuseLate, undoableSince } from '../audit/changed-since.ts';
import { difference, recordChanges } from '../audit/record-changes.ts';
import {
  changePhotos,
  findPlace,
  isOrderedAt,
  lockPhoto,
  lockPhotosOf,
  orderedPhotos,
  type PhotoRow,
  readManaged,
} from './photos-repository.ts';

/** All photos of a cafe of any status. @throws AppError CAFE_NOT_FOUND or NOT_YOUR_CAFE */
export async function listPhotos(
  { services: { database }, viewer }: MemberContext,
  { params: { id: cafeId } }: InputOf<'listManagedPhotos'>,
): Promise<ManagedPhoto[]> {
  const { db } = database;
  const [cafe] = await db
    .select({ ownerId: cafes.ownerId })
    .from(cafes)
    .where(eq(cafes.id, cafeId));
  if (!cafe) throw new AppError('CAFE_NOT_FOUND');
  authorisePhotos(viewer, cafe.ownerId);
  return readManaged(db, cafeId);
}

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
      const change = { before: { photo: id, ...before }, after: { photo: id, ...after } };
      await recordChanges(tx, context, [{ action: 'cafe.photo_edited', subject: cafe, ...change }]);
    }
    return cafe.id;
  });
  const edited = managed.find((photo) => photo.id === id);
  // It was removed right after the change.
  if (!edited) throw new AppError('PHOTO_NOT_FOUND');
  return edited;
}

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
    const before = (await orderedPhotos(tx, cafeId)).map(({ id }) => id);
    if (putBackOf) await refuseChanged(tx, putBackOf);
    const stillThere = given.filter((id) => before.includes(id));
    const ids = putBackOf ? [...new Set([...stillThere, ...before])] : given;
    const isSame = before.length === ids.length && before.every((id) => ids.includes(id));
    if (!isSame) throw new AppError('PHOTOS_CHANGED');
    if (before.every((id, at) => id === ids[at])) return cafeId;
    await tx
      .update(photos)
      .set({ position: sql`array_position(${sql.param([...ids])}::int[], ${photos.id})` })
      .where(isOrderedAt(cafeId));
    const change = { before: { order: before }, after: { order: ids } };
    await recordChanges(tx, context, [{ action: 'cafe.photos_ordered', subject: cafe, ...change }]);
    return cafeId;
  });
}

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

const isOrphan = sql`not exists (select from photos where photos.hash = photo_files.hash)`;

/**
 * Deletes files that no photo has. The trigger leaves them where two transactions delete the last two photos of the same file
 * at once, as neither sees what the other does.
 */
async function removeOrphans(database: Database): Promise<void> {
  if ((await database.db.$count(photoFiles, isOrphan)) === 0) return;
  await database.inTransaction(async (tx) => {
    // Nobody may add the files of a new photo, find them there already, and lose them.
    await tx.execute(sql`lock table photo_files in share row exclusive mode`);
    await tx.delete(photoFiles).where(isOrphan);
  });
}

/** Deletes what cannot be put back any more, with its files. */
export async function purgeRemoved(database: Database, now: Date): Promise<void> {
  await database.db.delete(photos).where(lt(photos.removedAt, undoableSince(now)));
  await removeOrphans(database);
}
