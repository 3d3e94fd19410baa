import type { User } from '@cortado/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useInvalidate } from '../../lib/invalidation.ts';
import { takePendingFavorite, type PendingFavorite } from './pending-favorite.ts';
import { favoritesQuery, tellFavorite, tellFavoriteFailed } from './useFavorites.ts';

/** Adds the favorite for which a guest signed in, where they return to its page. */
export function usePendingFavorite(): (viewer: User, returnTo: string) => void {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const { mutate } = useMutation({
    /** @returns whether it was none before */
    async mutationFn({ viewer, cafe }: { viewer: User; cafe: PendingFavorite }) {
      const favorites = await queries.fetchQuery(favoritesQuery(viewer.id));
      if (favorites.some(({ id }) => id === cafe.id)) return false;
      await call('POST /api/favorites', { body: { cafeId: cafe.id } });
      void invalidate('POST /api/favorites');
      return true;
    },
    onSuccess(isNew, { cafe }) {
      if (isNew) tellFavorite(cafe, true);
    },
    onError: tellFavoriteFailed,
  });
  return (viewer, returnTo) => {
    const cafe = takePendingFavorite();
    if (cafe && returnTo.replace(/\/$/, '') === `/cafe/${cafe.id}`) mutate({ viewer, cafe });
  };
}
