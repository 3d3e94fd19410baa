import type { Context } from '../routing/route.ts';
import { NO_FAVORITES, type FavoriteSet } from './member-favorites.ts';

/** The favorites of whoever asks; a guest has none. */
export async function favoritesOf({ services, viewer }: Context): Promise<FavoriteSet> {
  return viewer ? services.favorites.of(viewer.id) : NO_FAVORITES;
}
