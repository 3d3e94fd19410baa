import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Understood } from '@cortado/contract';
import { savedFilters, type SelectedOptions } from '../../../lib/saved-filters.ts';
import { useStore } from '../../../lib/store.ts';
import {
  intersectOptions,
  subtractOptions,
  unionOptions,
  toSelectedOptions,
} from './selected-options.ts';
import { changeUnderWords, withWords, wordChips } from './words.ts';
import { addressState, useAddressState, type AddressState } from './useAddressState.ts';
import { useFilterOptions } from '../../../lib/catalogue.ts';
import { preferencesQuery } from '../../../lib/preferences.ts';
import { useSession } from '../../../lib/session.ts';
import { apiQuery } from '../../../lib/api.ts';
import type { DiscoveryState } from '../../../lib/search-params.ts';

export const understoodQuery = (q: string) => apiQuery('GET /api/understand', { query: { q } });

/** What the typed words mean; until that is known, what the former words meant. Where that fails, words are only text. */
function useUnderstood({ q, isExact }: DiscoveryState) {
  const enabled = q !== '' && !isExact;
  const { data, isLoading, isPlaceholderData } = useQuery({
    ...understoodQuery(q),
    enabled,
    placeholderData: (before: Understood | undefined) => before,
  });
  return {
    understood: enabled ? data : undefined,
    isSettled: !enabled || !(isLoading || isPlaceholderData),
  };
}

/** The options the viewer has saved; none for a guest, and none where they cannot be read. */
function useSavedOptions() {
  const { viewer, isLoading } = useSession();
  const preferences = useQuery(preferencesQuery(viewer?.id));
  const filterOptions = useFilterOptions(Boolean(preferences.data?.length));
  const saved = useMemo(() => {
    const ids = preferences.data?.map(({ filterOptionId }) => filterOptionId) ?? [];
    const options = toSelectedOptions(ids, filterOptions.data ?? []);
    /** Changes with the preferences. */
    const key = ids.join();
    return { options, key };
  }, [preferences.data, filterOptions.data]);
  return {
    ...saved,
    /** Whether they could be read. */
    isKnown: preferences.isSuccess,
    /** Whether all is known: an earlier request would be repeated. */
    isSettled: !isLoading && !preferences.isLoading && !filterOptions.isLoading,
  };
}

const NONE: SelectedOptions = {};

/** What is searched for: the address, the viewer's saved filters laid over it, and what the typed words mean. */
export function useSearchState(areas: readonly string[]) {
  const address = useAddressState(areas);
  const saved = useSavedOptions();
  const { isOn, dismissed, dismissedFrom } = useStore(savedFilters);
  const before = dismissedFrom === saved.key ? dismissed : NONE;
  const applied = useMemo(
    () => (isOn ? subtractOptions(saved.options, before) : NONE),
    [isOn, saved.options, before],
  );
  const words = useUnderstood(address.state);
  const { understood } = words;
  const stateBeforeWords = useMemo(
    () => ({ ...address.state, options: unionOptions(address.state.options, applied) }),
    [address.state, applied],
  );
  const state = useMemo(
    () => withWords(stateBeforeWords, understood),
    [stateBeforeWords, understood],
  );
  return {
    state,
    /** The search without what the typed words mean. */
    stateBeforeWords,
    /** What the typed words mean; undefined unless they are to be read. */
    understood,
    /** The filters read from the words. */
    chips: wordChips(stateBeforeWords, understood),
    /** The options that apply only because the viewer has saved them. */
    savedOptions: subtractOptions(applied, address.state.options),
    /** Whether saved filters apply; null where that is not known, or for guests. */
    appliesSaved: saved.isKnown ? isOn && saved.key !== '' : null,
    /** Whether it is known what the viewer has saved, and what the words mean. */
    isSettled: saved.isSettled && words.isSettled,
    changeAddress: address.change,
    change: (...[change, options]: Parameters<AddressState['change']>) => {
      const now = addressState(areas);
      const asked = { ...now, options: unionOptions(now.options, applied) };
      const next = changeUnderWords(change, understood)(asked);
      const remaining = intersectOptions(applied, next.options);
      savedFilters.set({
        ...savedFilters.get(),
        dismissed: unionOptions(before, subtractOptions(applied, remaining)),
        dismissedFrom: saved.key,
      });
      // A saved option that the address had already stays there; the others are never added to it.
      const own = unionOptions(
        intersectOptions(now.options, next.options),
        subtractOptions(next.options, remaining),
      );
      address.change(() => ({ ...next, options: own }), options);
    },
  };
}
