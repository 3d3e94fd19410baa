import {
  type MyRating,
  type MyRatingWithCafe,
  type Page,
  pageLimit,
  type RatingInput,
} from '@cortado/contract';
import { MAX_RATINGS } from '@cortado/contract/limits';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { batched } from '../../database/batched.ts';
import { foreignKeyViolation } from '../../database/constraint-violation.ts';
import { prepared } from '../../database/prepared.ts';
import { ratings } from '../../database/schema.ts';
import { answerPage, type ListPage } from '../../http/page-links.ts';
import { type MemberContext, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { requireCafe } from '../cafes/catalogue-view.ts';
import * as texts from './texts.ts';

type RatingRow = typeof ratings.$inferSelect;

/** A rating in the form that only its author sees. */
function presentRating({ id, cafeId, rating, review, createdAt }: RatingRow): MyRating {
  return { id, cafeId, rating, review, createdAt: createdAt.toISOString() };
}

/**
 * The member's own rating of a cafe; null if there is none.
 * @throws AppError CAFE_NOT_FOUND
 */
async function getMyRating(
  { services, viewer }: MemberContext,
  cafeId: number,
): Promise<MyRating | null> {
  requireCafe(services.catalogue, cafeId);
  const [row] = await services.database.db
    .select()
    .from(ratings)
    .where(and(eq(ratings.userId, viewer.id), eq(ratings.cafeId, cafeId)));
  return row ? presentRating(row) : null;
}

/** All of the member's own ratings of published cafes, the newest first. */
async function listMyRatings(
  { services, viewer }: MemberContext,
  { limit, offset = 0 }: Omit<Page, 'total'>,
): Promise<ListPage<MyRatingWithCafe>> {
  const rows = await services.database.db
    .select()
    .from(ratings)
    .where(eq(ratings.userId, viewer.id))
    .orderBy(desc(ratings.createdAt), desc(ratings.id));
  const { ids } = await services.favorites.of(viewer.id);
  const { cafes } = services.catalogue.snapshot;
  const published = rows.filter(({ cafeId }) => cafes.has(cafeId));
  const total = published.length;
  return {
    total,
    rows: published.slice(offset, offset + pageLimit({ total, limit })).map((row) => ({
      ...presentRating(row),
      cafe: { ...cafes.get(row.cafeId)!, isFavorite: ids.has(row.cafeId) },
    })),
  };
}

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

/**
 * Withdraws the member's rating, also of a cafe that is no longer published; idempotent for a published one.
 * @throws AppError CAFE_NOT_FOUND if there is neither a rating nor a published cafe
 */
async function withdrawRating(
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

export function ratingRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listMyRatings', (context, { query, request, reply }) =>
    query.cafeId === undefined
      ? listMyRatings(context, query).then((page) => answerPage(page, { query, request, reply }))
      : // Written out, because Fastify sends null as an empty body.
        getMyRating(context, query.cafeId).then((mine) =>
          reply.type('application/json; charset=utf-8').send(JSON.stringify(mine)),
        ),
  );
  route(app, services, 'rateCafe', (context, { params, body }) =>
    rateCafe(context, { ...body, cafeId: params.id }),
  );
  route(app, services, 'withdrawRating', (context, { params }) =>
    withdrawRating(context, params.id),
  );
}
