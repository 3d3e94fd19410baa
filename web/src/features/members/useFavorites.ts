import type { Cafe } from '@cortado/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiGet, apiSend, errorText } from '../../lib/api.ts';
import {
  useOptimisticData,
  useOptimisticMutation,
  usePendingChanges,
} from '../../lib/optimistic.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast-store.ts';

interface Change {
  cafe: Cafe;
  wanted: boolean;
}

/** The latest stands first, as the server lists them. */
function apply(favorites: Cafe[], { cafe, wanted }: Change): Cafe[] {
  if (favorites.some(({ id }) => id === cafe.id) === wanted) return favorites;
  return wanted
    ? [{ ...cafe, isFavorite: true }, ...favorites]
    : favorites.filter(({ id }) => id !== cafe.id);
}

const targetOf = (viewerId: number | undefined) => ({
  queryKey: ['/api/favorites', viewerId] as const,
  apply,
});

/** The viewer's favorites, pending changes included: the one thing every heart follows. */
export function useFavorites() {
  const { viewer } = useSession();
  const target = targetOf(viewer?.id);
  const { data, error, isSuccess, refetch } = useQuery({
    queryKey: target.queryKey,
    queryFn: ({ signal }) => apiGet<Cafe[]>('/api/favorites', { signal }),
    enabled: viewer !== null,
  });
  return { data: useOptimisticData(data, target), error, isSuccess, refetch };
}

/** Reads anew the favorites and the lists that are of favorites alone; no other shows them. */
function refresh(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['/api/favorites'] });
  void queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      (queryKey[0] === '/api/cafes' || queryKey[0] === '/api/facets') &&
      JSON.stringify(queryKey).includes('favoritesOnly=true'),
  });
}

export interface Favorite {
  isFavorite: boolean;
  isPending: boolean;
  /** Turns the heart at once, and back where the server says no. */
  toggle: () => void;
}

/** Whether a cafe is the viewer's favorite, and the way to change that. */
export function useFavorite(cafe: Cafe): Favorite {
  const queries = useQueryClient();
  const { viewer } = useSession();
  const { data: favorites, refetch } = useFavorites();
  const target = targetOf(viewer?.id);
  const pending = usePendingChanges<Change>(target.queryKey);
  const isPending = pending.some(({ cafe: { id } }) => id === cafe.id);
  const isFavorite = favorites?.some(({ id }) => id === cafe.id) ?? false;
  const { change } = useOptimisticMutation({
    ...target,
    send: ({ wanted }) =>
      wanted
        ? apiSend('POST', '/api/favorites', { cafeId: cafe.id })
        : apiSend('DELETE', `/api/favorites/${cafe.id}`),
    scope: `favorite ${cafe.id}`,
    onSuccess(_answer, { wanted }) {
      void queries.invalidateQueries({ queryKey: ['/api/cafes', cafe.id] });
      toast({
        tone: 'success',
        title: wanted ? 'Added to favorites' : 'Removed from favorites',
        description: `${cafe.name} has been ${wanted ? 'added to' : 'removed from'} your favorites.`,
      });
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Error',
        description: `Failed to update favorites: ${errorText(error)}`,
      }),
    refresh: () => refresh(queries),
  });
  const toggle = () => {
    if (isPending) return;
    // What is not known cannot be turned: it is asked for again.
    if (favorites) change({ cafe, wanted: !isFavorite });
    else void refetch();
  };
  return { isFavorite, isPending, toggle };
}
