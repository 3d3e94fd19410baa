import { pageLimit, type MyRating, type MyRatingWithCafe, type Page } from '@cortado/contract';
import { and, desc, eq } from 'drizzle-orm';
import { requireCafe } from '../cafes/require-cafe.ts';
import { ratings } from '../../database/schema.ts';
import type { ListPage } from '../../http/page-links.ts';
import type { MemberContext } from '../../http/route.ts';
import { presentRating } from './present-rating.ts';

/**
 * The member's own rating of a cafe; null if there is none.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function getMyRating(
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
export async function listMyRatings(
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
