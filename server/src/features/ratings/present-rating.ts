import type { MyRating } from '@cortado/contract';
import type { ratings } from '../../database/schema.ts';

type RatingRow = typeof ratings.$inferSelect;

/** A rating as its author alone sees it. */
export function presentRating({ id, cafeId, rating, review, createdAt }: RatingRow): MyRating {
  return { id, cafeId, rating, review, createdAt: createdAt.toISOString() };
}
