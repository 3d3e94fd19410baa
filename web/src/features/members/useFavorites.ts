import type { Cafe } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, errorText } from '../../lib/api.ts';
import {
  useOptimisticData,
  useOptimisticMutation,
  usePendingChanges,
  writeTo,
} from '../../lib/optimistic.ts';
import { toastFailed } from '../../lib/outcome.ts';
import { useSession } from '../../lib/session.ts';
import * as texts from '#messages/members';

interface NamedChange {
  cafe: Pick<Cafe, 'name'>;
  wanted: boolean;
}
interface Change extends NamedChange {
  cafe: Cafe;
}

/** The latest is first, as the server lists them. */
function apply(favorites: Cafe[], { cafe, wanted }: Change): Cafe[] {
  if (favorites.some(({ id }) => id === cafe.id) === wanted) return favorites;
  return wanted
    ? [{ ...cafe, isFavorite: true }, ...favorites]
    : favorites.filter(({ id }) => id !== cafe.id);
}

export const favoritesQuery = (viewerId: number | undefined) =>
  apiQuery('GET /api/favorites', undefined, viewerId);

const targetOf = (viewerId: number | undefined) => ({
  queryKey: favoritesQuery(viewerId).queryKey,
  apply,
});

/** The viewer's favorites, pending changes included: the single source of every heart. */
export function useFavorites() {
  const { viewer } = useSession();
  const { data, error, isSuccess, refetch } = useQuery({
    ...favoritesQuery(viewer?.id),
    enabled: viewer !== null,
  });
  return { data: useOptimisticData(data, targetOf(viewer?.id)), error, isSuccess, refetch };
}

/** The toasts for a favorite that is added or removed. */
export const favoriteOutcome = {
  done: (_answer: unknown, { cafe: { name }, wanted }: NamedChange) =>
    wanted
      ? { title: texts.favoriteAdded(), description: texts.favoriteAddedAbout({ cafe: name }) }
      : { title: texts.favoriteRemoved(), description: texts.favoriteRemovedAbout({ cafe: name }) },
  failed: (error: Error) => ({ description: texts.favoriteFailed({ why: errorText(error) }) }),
};

export interface Favorite {
  isFavorite: boolean;
  isPending: boolean;
  /** Changes the heart at once, and reverts it where the server refuses. */
  toggle: () => void;
}

/** Whether a cafe is the viewer's favorite, and the function to change that. */
export function useFavorite(cafe: Cafe): Favorite {
  const { viewer } = useSession();
  const { data: favorites, refetch } = useFavorites();
  const target = targetOf(viewer?.id);
  const pending = usePendingChanges<Change>(target.queryKey);
  const [isAwaited, setAwaited] = useState(false);
  const isPending = isAwaited || pending.some(({ cafe: { id } }) => id === cafe.id);
  const isFavorite = favorites?.some(({ id }) => id === cafe.id) ?? false;
  const { change } = useOptimisticMutation({
    ...target,
    write: ({ wanted }) =>
      wanted
        ? writeTo('POST /api/favorites', { body: { cafeId: cafe.id } })
        : writeTo('DELETE /api/favorites/{id}', { params: { id: cafe.id } }),
    scope: `favorite ${cafe.id}`,
    ...favoriteOutcome,
  });
  /** Whether to add or remove is known once the favorites are: an earlier press counts then. */
  const toggleOnceKnown = async () => {
    setAwaited(true);
    const { data, error } = await refetch({ cancelRefetch: false });
    setAwaited(false);
    if (data) change({ cafe, wanted: !data.some(({ id }) => id === cafe.id) });
    else if (error) toastFailed(favoriteOutcome, error, { cafe, wanted: true });
  };
  const toggle = () => {
    if (isPending) return;
    if (favorites) change({ cafe, wanted: !isFavorite });
    else void toggleOnceKnown();
  };
  return { isFavorite, isPending, toggle };
}
