import type { User } from '@cortado/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useAction } from '../../lib/useWrite.ts';
import { takePendingFavorite, type PendingFavorite } from './pending-favorite.ts';
import { favoriteOutcome, favoritesQuery } from './useFavorites.ts';

/** Adds the favorite for which a guest signed in, where they return to its page. */
export function usePendingFavorite(): (viewer: User, returnTo: string) => void {
  const queries = useQueryClient();
  /** @returns whether it was added */
  const add = async ({ viewer, cafe }: { viewer: User; cafe: PendingFavorite }) => {
    const favorites = await queries.fetchQuery(favoritesQuery(viewer.id));
    if (favorites.some(({ id }) => id === cafe.id)) return false;
    await call('POST /api/favorites', { body: { cafeId: cafe.id } });
    return true;
  };
  const { mutate } = useAction(add, {
    changes: 'POST /api/favorites',
    done: (isNew, { cafe }) =>
      isNew ? favoriteOutcome.done(isNew, { cafe, wanted: true }) : undefined,
    failed: favoriteOutcome.failed,
  });
  return (viewer, returnTo) => {
    const cafe = takePendingFavorite();
    if (cafe && returnTo.replace(/\/$/, '') === `/cafe/${cafe.id}`) mutate({ viewer, cafe });
  };
}
