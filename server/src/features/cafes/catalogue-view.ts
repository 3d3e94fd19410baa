import type { Answer, ReadyResponse } from '../../http/response-cache.ts';
import type { Snapshot } from '../../catalogue/types.ts';
import { favoritesOf } from '../../http/favorites-of.ts';
import { NO_FAVORITES, type FavoriteSet } from '../../auth/member-favorites.ts';
import type { Context } from '../../http/route.ts';

/** The directory as whoever asks sees it. */
export interface CatalogueView {
  snapshot: Snapshot;
  favorites: FavoriteSet;
  /** Finds or makes the answer for this viewer and those with the same favorites. */
  answer: (key: string, make: () => ReadyResponse) => Answer;
}

/**
 * Looks the viewer's favorites up, once a request: what an answer is made of and what it is kept under
 * must not be asked for twice, for both may change in between.
 */
export async function catalogueView(context: Context): Promise<CatalogueView> {
  const known = await favoritesOf(context);
  const favorites = known ?? NO_FAVORITES;
  const { catalogue, responses } = context.services;
  const { snapshot } = catalogue;
  const isProvisional = context.isProvisional === true || known === undefined;
  const audience = context.viewer ? { audience: favorites.key } : {};
  return {
    snapshot,
    favorites,
    answer: (key, make) => ({
      ...responses.answer(snapshot, key, make),
      ...audience,
      isProvisional,
    }),
  };
}
