import type { MyRating, RatingInput } from '@cortado/contract';
import { MAX_RATINGS } from '@cortado/contract/limits';
import { sql } from 'drizzle-orm';
import { requireCafe } from '../cafes/require-cafe.ts';
import { foreignKeyViolation } from '../../database/constraint-violation.ts';
import { batched } from '../../database/batched.ts';
import { prepared } from '../../database/prepared.ts';
import { ratings } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { presentRating } from './present-rating.ts';

interface Given {
  userId: number;
  cafeId: number;
  rating: number;
  review: string | null;
  createdAt: Date;
}

const insertion = prepared((db) => {
  const rated = db
    .$with('rated', { id: ratings.id, userId: ratings.userId, cafeId: ratings.cafeId })
    .as(
      sql`insert into ratings (user_id, cafe_id, rating, review, created_at)
        select * from unnest(
          ${sql.placeholder('userIds')}::int[], ${sql.placeholder('cafeIds')}::int[], ${sql.placeholder('stars')}::int[],
          ${sql.placeholder('reviews')}::text[], ${sql.placeholder('times')}::timestamptz[]
        ) as given (user_id, cafe_id, rating, review, created_at)
        where exists (select 1 from ratings mine where mine.user_id = given.user_id and mine.cafe_id = given.cafe_id)
          or (select count(*) from ratings mine where mine.user_id = given.user_id) < ${MAX_RATINGS}
        order by cafe_id, user_id
        on conflict (user_id, cafe_id) do update
        set rating = excluded.rating, review = excluded.review, created_at = excluded.created_at
        returning id, user_id, cafe_id`,
    );
  return db.with(rated).select().from(rated).prepare('rate_cafes');
});

const keyOf = ({ userId, cafeId }: Pick<Given, 'userId' | 'cafeId'>) => `${userId} ${cafeId}`;

/** Gives or replaces ratings, and answers their ids; undefined for a new one of a member who has as many as can be. */
const give = batched(async (db, given: readonly Given[]) => {
  const last = [...new Map(given.map((one) => [keyOf(one), one])).values()];
  const rows = await insertion(db).execute({
    userIds: last.map(({ userId }) => userId),
    cafeIds: last.map(({ cafeId }) => cafeId),
    stars: last.map(({ rating }) => rating),
    reviews: last.map(({ review }) => review),
    times: last.map(({ createdAt }) => createdAt.toISOString()),
  });
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
  return given.map((one) => ids.get(keyOf(one)));
});

/**
 * Rates a published cafe, or replaces the member's rating. A trigger updates average and count in the same
 * transaction; they are visible on the next read.
 * @throws AppError CAFE_NOT_FOUND, or TOO_MANY_RATINGS
 */
export async function rateCafe(
  { services, viewer }: MemberContext,
  { cafeId, rating, review }: RatingInput & { cafeId: number },
): Promise<MyRating> {
  const { catalogue, database, now } = services;
  requireCafe(catalogue, cafeId);
  const given = { userId: viewer.id, cafeId, rating, review: review || null, createdAt: now() };
  const id = await give(database.db, given).catch((error: unknown) => {
    // The cafe was deleted between the check and the insert.
    throw foreignKeyViolation(error) ? new AppError('CAFE_NOT_FOUND') : error;
  });
  if (id === undefined) throw new AppError('TOO_MANY_RATINGS');
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return presentRating({ ...given, id });
}
