import { useQuery } from '@tanstack/react-query';
import {
  useOptimisticData,
  useOptimisticMutation,
  usePendingChanges,
  writeTo,
} from '../../lib/optimistic.ts';
import { preferencesQuery, type Preference } from '../../lib/preferences.ts';
import { useSession } from '../../lib/session.ts';
import * as texts from '#messages/members';

/** One option selected or deselected, or all of them cleared. */
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

function write(change: Change) {
  if (change === 'clear') return writeTo('DELETE /api/user/preferences/filters');
  const { id, wanted } = change;
  return wanted
    ? writeTo('POST /api/user/preferences/filters', { body: { filterOptionId: id } })
    : writeTo('DELETE /api/user/preferences/filters/{id}', { params: { id } });
}

/** Saves and removes preferences optimistically, and reverts what the server refuses. */
export function usePreferenceChanges() {
  const { viewer } = useSession();
  const target = targetOf(viewer?.id);
  const pending = usePendingChanges<Change>(target.queryKey);
  const { change } = useOptimisticMutation<Preference[], Change, unknown>({
    ...target,
    write,
    scope: 'preferences',
    supersedes: (later, earlier) =>
      later === 'clear' || (earlier !== 'clear' && later.id === earlier.id),
    done: (_answer, made) =>
      made === 'clear'
        ? { title: texts.preferencesCleared(), description: texts.preferencesClearedAbout() }
        : undefined,
    failed: (_error, made) => ({
      description: made === 'clear' ? texts.preferencesClearFailed() : texts.preferenceFailed(),
    }),
  });
  return {
    toggle: (id: number, wanted: boolean) => change({ id, wanted }),
    clear: () => change('clear'),
    isClearing: pending.includes('clear'),
  };
}
