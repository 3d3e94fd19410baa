import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../lib/api.ts';
import { preview } from '../../lib/preview.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast-store.ts';

const PATH = '/api/user/preferences/filters';

interface Preference {
  filterOptionId: number;
}

const keyOf = (viewerId: number | undefined) => [PATH, viewerId] as const;

/** The filter options the viewer has saved. */
export function usePreferences() {
  const { viewer } = useSession();
  return useQuery({
    queryKey: keyOf(viewer?.id),
    queryFn: ({ signal }) => apiGet<Preference[]>(PATH, { signal }),
    enabled: viewer !== null,
    retry: 1,
  });
}

const fail = (description: string) => toast({ tone: 'error', title: 'Error', description });

/** Saves and forgets preferences at once, and takes it back where the server says no. */
export function usePreferenceChanges() {
  const queries = useQueryClient();
  const { viewer } = useSession();
  const key = keyOf(viewer?.id);
  const onSettled = () => queries.invalidateQueries({ queryKey: key });
  const toggling = useMutation({
    mutationFn: ({ id, wanted }: { id: number; wanted: boolean; takeBack: () => void }) =>
      wanted ? apiSend('POST', PATH, { filterOptionId: id }) : apiSend('DELETE', `${PATH}/${id}`),
    onError(_error, { takeBack }) {
      takeBack();
      fail('Failed to update preference. Please try again.');
    },
    onSettled,
  });
  const clearing = useMutation({
    mutationFn: (_takeBack: () => void) => apiSend('DELETE', PATH),
    onSuccess: () =>
      toast({
        tone: 'success',
        title: 'Preferences cleared',
        description: 'All filter preferences have been removed',
      }),
    onError(_error, takeBack) {
      takeBack();
      fail('Failed to clear preferences. Please try again.');
    },
    onSettled,
  });
  return {
    toggle: (id: number, wanted: boolean) => {
      const takeBack = preview<Preference[]>(queries, key, (saved = []) => {
        const others = saved.filter(({ filterOptionId }) => filterOptionId !== id);
        return wanted ? [...others, { filterOptionId: id }] : others;
      });
      toggling.mutate({ id, wanted, takeBack });
    },
    clear: () => {
      if (!clearing.isPending) clearing.mutate(preview<Preference[]>(queries, key, () => []));
    },
    isClearing: clearing.isPending,
  };
}
