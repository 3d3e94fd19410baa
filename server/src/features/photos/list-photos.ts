import type { ManagedPhoto } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { cafes } from '../../database/schema.ts';
import { authorisePhotos } from '../../http/authorise.ts';
import type { MemberContext } from '../../http/route.ts';
import { readManaged } from './photos-repository.ts';

/** All photos of a cafe of any status. @throws AppError CAFE_NOT_FOUND or NOT_YOUR_CAFE */
export async function listPhotos(
  { services: { database }, viewer }: MemberContext,
  cafeId: number,
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
