import type { MyRating, RatingInput } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { requireCafe } from '../cafes/require-cafe.ts';
import { foreignKeyViolation } from '../../database/constraint-violation.ts';
import { prepared } from '../../database/prepared.ts';
import { ratings } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { presentRating } from './present-rating.ts';

const insertion = prepared((db) =>
  db
    .insert(ratings)
    .values({
      userId: sql.placeholder('userId'),
      cafeId: sql.placeholder('cafeId'),
      rating: sql.placeholder('rating'),
      review: sql.placeholder('review'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.cafeId],
      set: {
        rating: sql`excluded.rating`,
        review: sql`excluded.review`,
        createdAt: sql`excluded.created_at`,
      },
    })
    .returning()
    .prepare('rate_cafe'),
);

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
  const [row] = await insertion(database.db)
    .execute({
      userId: viewer.id,
      cafeId,
      rating,
      review: review || null,
      createdAt: now(),
    })
    .catch((error: unknown) => {
      // The cafe was deleted between the check and the insert.
      throw foreignKeyViolation(error) ? new AppError('CAFE_NOT_FOUND') : error;
    });
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return presentRating(row!);
}
