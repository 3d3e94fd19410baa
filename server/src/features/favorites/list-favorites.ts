import { pageLimit, type Cafe, type Page } from '@cortado/contract';
import type { ListPage } from '../../http/page-links.ts';
import type { MemberContext } from '../../http/route.ts';

/** The member's favorites, the newest first; those that are not published now are left out, but stay stored. */
export async function listFavorites(
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
