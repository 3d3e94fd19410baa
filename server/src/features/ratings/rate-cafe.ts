import type { MyRating, RatingInput } from '@cortado/contract';
import { requireCafe } from '../cafes/require-cafe.ts';
import { foreignKeyViolation } from '../../database/constraint-violation.ts';
import { ratings } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { presentRating } from './present-rating.ts';

/**
 * Rates a published cafe, or replaces the member's rating. A trigger updates average and count in the same
 * transaction; they are visible on the next read.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function rateCafe(
  { services, viewer }: MemberContext,
  { cafeId, rating, review }: RatingInput & { cafeId: number },
): Promise<MyRating> {
  const { catalogue, database, now } = services;
  requireCafe(catalogue, cafeId);
  const values = { rating, review: review || null, createdAt: now() };
  const [row] = await database.db
    .insert(ratings)
    .values({ userId: viewer.id, cafeId, ...values })
    .onConflictDoUpdate({ target: [ratings.userId, ratings.cafeId], set: values })
    .returning()
    .catch((error: unknown) => {
      // The cafe was deleted between the check and the insert.
      throw foreignKeyViolation(error) ? new AppError('CAFE_NOT_FOUND') : error;
    });
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return presentRating(row!);
}
