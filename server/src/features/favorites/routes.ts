import { type Cafe, type Page, pageLimit } from '@cortado/contract';
import { MAX_FAVORITES } from '@cortado/contract/limits';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { favorites as table } from '../../database/schema.ts';
import { answerPage, type ListPage } from '../../http/page-links.ts';
import { type MemberContext, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { requireCafe } from '../cafes/catalogue-view.ts';
import * as texts from './texts.ts';

/** The member's favorites, the newest first; those that are not published now are left out, but stay stored. */
async function listFavorites(
  { services, viewer }: MemberContext,
  { limit, offset = 0 }: Omit<Page, 'total'>,
): Promise<ListPage<Cafe>> {
  const { ids } = await services.favorites.of(viewer.id);
  const { cafes } = services.catalogue.snapshot;
  const published = [...ids].filter((id) => cafes.has(id));
  const total = published.length;
  const rows = published
    .slice(offset, offset + pageLimit({ total, limit }))
    .map((id) => ({ ...cafes.get(id)!, isFavorite: true }));
  return { total, rows };
}

/**
 * Adds a published cafe to the favorites; idempotent.
 * @throws AppError CAFE_NOT_FOUND, or TOO_MANY_FAVORITES
 */
async function addFavorite(
  { services, viewer }: MemberContext,
  cafeId: number,
): Promise<{ message: string }> {
  const { database, favorites, now } = services;
  // The update changes nothing, but makes an existing favorite count as a row too.
  const { rowCount } = await database.db.execute(sql`
    insert into favorites (user_id, cafe_id, created_at)
    select ${viewer.id}, id, ${now().toISOString()} from cafes
    where id = ${cafeId} and status = 'published' and (
      exists (select 1 from favorites where user_id = ${viewer.id} and cafe_id = ${cafeId})
      or (select count(*) from favorites where user_id = ${viewer.id}) < ${MAX_FAVORITES})
    on conflict (user_id, cafe_id) do update set cafe_id = excluded.cafe_id`);
  if (rowCount === 0) {
    const mine = await database.db.$count(table, eq(table.userId, viewer.id));
    throw new AppError(mine < MAX_FAVORITES ? 'CAFE_NOT_FOUND' : 'TOO_MANY_FAVORITES');
  }
  favorites.forget(viewer.id);
  return { message: texts.added };
}

/**
 * Removes a cafe from the favorites, also one that is no longer published; idempotent for a published one.
 * @throws AppError CAFE_NOT_FOUND if there is neither a favorite nor a published cafe
 */
async function removeFavorite(
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

export function favoriteRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listFavorites', async (context, input) =>
    answerPage(await listFavorites(context, input.query), input),
  );
  route(app, services, 'addFavorite', (context, { body }) => addFavorite(context, body.cafeId));
  route(app, services, 'removeFavorite', (context, { params }) =>
    removeFavorite(context, params.id),
  );
}
