import { useMemo } from 'react';
import { savedFilters, type SelectedOptions } from '../../../lib/saved-filters.ts';
import { useStore } from '../../../lib/store.ts';
import { intersectOptions, subtractOptions, unionOptions } from './selected-options.ts';
import { useSavedOptions } from './useSavedOptions.ts';
import { addressState, useAddressState, type AddressState } from './useAddressState.ts';

export interface SearchState extends AddressState {
  /** The options that are asked for because the viewer has saved them, and for no other reason. */
  savedOptions: AddressState['state']['options'];
  /** Whether it is known what the viewer has saved. */
  isSettled: boolean;
}

const NONE: SelectedOptions = {};

/** What is searched for: the address, and the viewer's saved filters laid over it. */
export function useSearchState(areas: readonly string[]): SearchState {
  const address = useAddressState(areas);
  const saved = useSavedOptions();
  const { isOn, dismissed, dismissedFrom } = useStore(savedFilters);
  const before = dismissedFrom === saved.key ? dismissed : NONE;
  const applied = useMemo(
    () => (isOn ? subtractOptions(saved.options, before) : NONE),
    [isOn, saved.options, before],
  );
  const state = useMemo(
    () => ({ ...address.state, options: unionOptions(address.state.options, applied) }),
    [address.state, applied],
  );
  return {
    state,
    savedOptions: subtractOptions(applied, address.state.options),
    isSettled: saved.isSettled,
    change: (change, options) => {
      const now = addressState(areas);
      const next = change({ ...now, options: unionOptions(now.options, applied) });
      const kept = intersectOptions(applied, next.options);
      savedFilters.set({
        ...savedFilters.get(),
        dismissed: unionOptions(before, subtractOptions(applied, kept)),
        dismissedFrom: saved.key,
      });
      // A saved option that the address asked for already stays there; the other saved ones never go there.
      const own = unionOptions(
        intersectOptions(now.options, next.options),
        subtractOptions(next.options, kept),
      );
      address.change(() => ({ ...next, options: own }), options);
    },
  };
}
