import type { MyRating } from '@cortado/contract';
import type { ratings } from '../../database/schema.ts';

type RatingRow = typeof ratings.$inferSelect;

/** A rating in the form that only its author sees. */
export function presentRating({ id, cafeId, rating, review, createdAt }: RatingRow): MyRating {
  return { id, cafeId, rating, review, createdAt: createdAt.toISOString() };
}
