import { and, eq } from 'drizzle-orm';
import { requireCafe } from '../cafes/require-cafe.ts';
import { ratings } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import * as texts from './texts.ts';

/**
 * Withdraws the member's rating, also of a cafe that is no longer published; idempotent for a published one.
 * @throws AppError CAFE_NOT_FOUND if there is neither a rating nor a published cafe
 */
export async function withdrawRating(
  { services, viewer }: MemberContext,
  cafeId: number,
): Promise<{ message: string }> {
  const { catalogue, database } = services;
  const withdrawn = await database.db
    .delete(ratings)
    .where(and(eq(ratings.userId, viewer.id), eq(ratings.cafeId, cafeId)))
    .returning({ id: ratings.id });
  if (withdrawn.length === 0) requireCafe(catalogue, cafeId);
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return { message: texts.withdrawn };
}
