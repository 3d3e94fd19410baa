import { and, eq } from 'drizzle-orm';
import { favorites as table } from '../../database/schema.ts';
import { requireCafe } from '../cafes/require-cafe.ts';
import type { MemberContext } from '../../http/route.ts';
import * as texts from './texts.ts';

/**
 * Removes a cafe from the favorites, also one that is no longer published; idempotent for a published one.
 * @throws AppError CAFE_NOT_FOUND if there is neither a favorite nor a published cafe
 */
export async function removeFavorite(
  { services, viewer }: MemberContext,
  cafeId: number,
): Promise<{ message: string }> {
  const { catalogue, database, favorites } = services;
  const removed = await database.db
    .delete(table)
    .where(and(eq(table.userId, viewer.id), eq(table.cafeId, cafeId)))
    .returning({ cafeId: table.cafeId });
  if (removed.length === 0) requireCafe(catalogue, cafeId);
  favorites.forget(viewer.id);
  return { message: texts.removed };
}
