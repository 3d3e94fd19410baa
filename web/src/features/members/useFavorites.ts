import type { Cafe } from '@cortado/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiGet, apiSend, errorText } from '../../lib/api.ts';
import { preview } from '../../lib/preview.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast-store.ts';

const keyOf = (viewerId: number | undefined) => ['/api/favorites', viewerId] as const;

/** The viewer's favorites: the one thing every heart follows. */
export function useFavorites() {
  const { viewer } = useSession();
  return useQuery({
    queryKey: keyOf(viewer?.id),
    queryFn: ({ signal }) => apiGet<Cafe[]>('/api/favorites', { signal }),
    enabled: viewer !== null,
  });
}

interface Wish {
  wanted: boolean;
  takeBack: () => void;
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
  const key = keyOf(viewer?.id);
  const isFavorite = favorites?.some(({ id }) => id === cafe.id) ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ wanted }: Wish) =>
      wanted
        ? apiSend('POST', '/api/favorites', { cafeId: cafe.id })
        : apiSend('DELETE', `/api/favorites/${cafe.id}`),
    onSuccess(_answer, { wanted }) {
      toast({
        tone: 'success',
        title: wanted ? 'Added to favorites' : 'Removed from favorites',
        description: `${cafe.name} has been ${wanted ? 'added to' : 'removed from'} your favorites.`,
      });
    },
    onError(error, { takeBack }) {
      takeBack();
      toast({
        tone: 'error',
        title: 'Error',
        description: `Failed to update favorites: ${errorText(error)}`,
      });
    },
    async onSettled() {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['/api/favorites'] }),
        queries.invalidateQueries({ queryKey: ['/api/cafes'] }),
        queries.invalidateQueries({ queryKey: ['/api/facets'] }),
      ]);
    },
  });
  const toggle = () => {
    if (isPending) return;
    if (!favorites) {
      // What is not known cannot be turned: it is asked for again.
      void refetch();
      return;
    }
    const wanted = !isFavorite;
    const takeBack = preview<Cafe[]>(queries, key, (known = []) => {
      const others = known.filter(({ id }) => id !== cafe.id);
      return wanted ? [{ ...cafe, isFavorite: true }, ...others] : others;
    });
    mutate({ wanted, takeBack });
  };
  return { isFavorite, isPending, toggle };
}
