import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFilterOptions } from '../../../lib/catalogue.ts';
import { preferencesQuery } from '../../../lib/preferences.ts';
import type { SelectedOptions } from '../../../lib/saved-filters.ts';
import { useSession } from '../../../lib/session.ts';
import { toSelectedOptions } from './selected-options.ts';

export interface SavedOptions {
  options: SelectedOptions;
  /** Changes with the preferences. */
  key: string;
  /** Whether nothing more is to come: a search that is asked before would be asked again. */
  isSettled: boolean;
}

/** The options the viewer has saved; none for a guest, and none where they cannot be read. */
export function useSavedOptions(): SavedOptions {
  const { viewer, isLoading } = useSession();
  const preferences = useQuery(preferencesQuery(viewer?.id));
  const filterOptions = useFilterOptions(Boolean(preferences.data?.length));
  const saved = useMemo(() => {
    const ids = preferences.data?.map(({ filterOptionId }) => filterOptionId) ?? [];
    return { options: toSelectedOptions(ids, filterOptions.data ?? []), key: ids.join() };
  }, [preferences.data, filterOptions.data]);
  return {
    ...saved,
    isSettled: !isLoading && !preferences.isLoading && !filterOptions.isLoading,
  };
}
