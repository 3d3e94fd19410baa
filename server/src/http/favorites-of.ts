import type { Context } from './route.ts';
import { NO_FAVORITES, type FavoriteSet } from '../auth/member-favorites.ts';

/**
 * The viewer's favorites; a guest has none. While the database is unavailable, a member's last known ones, or
 * undefined if there are none.
 */
export async function favoritesOf({ services, viewer }: Context): Promise<FavoriteSet | undefined> {
  return viewer ? services.favorites.forRead(viewer.id) : NO_FAVORITES;
}
