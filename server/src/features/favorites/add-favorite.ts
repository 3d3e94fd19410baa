import { MAX_FAVORITES } from '@cortado/contract/limits';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { favorites as favoriteRows } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import * as texts from './texts.ts';

/**
 * Adds a published cafe to the favorites; idempotent.
 * @throws AppError CAFE_NOT_FOUND, or TOO_MANY_FAVORITES
 */
export async function addFavorite(
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
    const mine = await database.db.$count(favoriteRows, eq(favoriteRows.userId, viewer.id));
    throw new AppError(mine < MAX_FAVORITES ? 'CAFE_NOT_FOUND' : 'TOO_MANY_FAVORITES');
  }
  favorites.forget(viewer.id);
  return { message: texts.added };
}
