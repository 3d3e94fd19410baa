import { and, eq } from 'drizzle-orm';
import { favorites as table } from '../../database/schema.ts';
import { requireCafe } from '../cafes/require-cafe.ts';
import type { MemberContext } from '../../http/route.ts';
import * as texts from './texts.ts';

/** Removes a cafe from the favorites; idempotent. @throws AppError CAFE_NOT_FOUND */
export async function removeFavorite(
  { services, viewer }: MemberContext,
  cafeId: number,
): Promise<{ message: string }> {
  const { catalogue, database, favorites } = services;
  requireCafe(catalogue, cafeId);
  await database.db.delete(table).where(and(eq(table.userId, viewer.id), eq(table.cafeId, cafeId)));
  favorites.forget(viewer.id);
  return { message: texts.removed };
}
