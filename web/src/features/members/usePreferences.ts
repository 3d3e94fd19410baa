import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiSend } from '../../lib/api.ts';
import {
  useOptimisticData,
  useOptimisticMutation,
  usePendingChanges,
} from '../../lib/optimistic.ts';
import {
  preferencesQuery,
  PREFERENCES_PATH as PATH,
  type Preference,
} from '../../lib/preferences.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast-store.ts';

/** One option ticked or unticked, or all of them cleared. */
type Change = { id: number; wanted: boolean } | 'clear';

function apply(saved: Preference[], change: Change): Preference[] {
  if (change === 'clear') return saved.length === 0 ? saved : [];
  const { id, wanted } = change;
  if (saved.some(({ filterOptionId }) => filterOptionId === id) === wanted) return saved;
  return wanted
    ? [...saved, { filterOptionId: id }]
    : saved.filter(({ filterOptionId }) => filterOptionId !== id);
}

const targetOf = (viewerId: number | undefined) => ({
  queryKey: preferencesQuery(viewerId).queryKey,
  apply,
});

/** The filter options the viewer has saved, pending changes included. */
export function usePreferences() {
  const { viewer } = useSession();
  const target = targetOf(viewer?.id);
  const { data, error, isPending, refetch } = useQuery(preferencesQuery(viewer?.id));
  return { data: useOptimisticData(data, target), error, isPending, refetch };
}

function send(change: Change): Promise<unknown> {
  if (change === 'clear') return apiSend('DELETE', PATH);
  const { id, wanted } = change;
  return wanted
    ? apiSend('POST', PATH, { filterOptionId: id })
    : apiSend('DELETE', `${PATH}/${id}`);
}

/** Saves and forgets preferences at once, and takes back what the server refuses. */
export function usePreferenceChanges() {
  const queries = useQueryClient();
  const { viewer } = useSession();
  const target = targetOf(viewer?.id);
  const pending = usePendingChanges<Change>(target.queryKey);
  const { change } = useOptimisticMutation<Preference[], Change, unknown>({
    ...target,
    send,
    scope: 'preferences',
    supersedes: (later, earlier) =>
      later === 'clear' || (earlier !== 'clear' && later.id === earlier.id),
    onSuccess: (_answer, made) => {
      if (made !== 'clear') return;
      toast({
        tone: 'success',
        title: 'Preferences cleared',
        description: 'All filter preferences have been removed',
      });
    },
    onError: (_error, made) =>
      toast({
        tone: 'error',
        title: 'Error',
        description: `Failed to ${made === 'clear' ? 'clear preferences' : 'update preference'}. Please try again.`,
      }),
    refresh: () => void queries.invalidateQueries({ queryKey: target.queryKey }),
  });
  return {
    toggle: (id: number, wanted: boolean) => change({ id, wanted }),
    clear: () => change('clear'),
    isClearing: pending.includes('clear'),
  };
}
