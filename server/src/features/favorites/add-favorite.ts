import { sql } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import * as texts from './texts.ts';

/**
 * Adds a published cafe to the favorites; idempotent.
 * @throws AppError CAFE_NOT_FOUND
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
    where id = ${cafeId} and status = 'published'
    on conflict (user_id, cafe_id) do update set cafe_id = excluded.cafe_id`);
  if (rowCount === 0) throw new AppError('CAFE_NOT_FOUND');
  favorites.forget(viewer.id);
  return { message: texts.added };
}
