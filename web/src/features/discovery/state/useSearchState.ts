import { useMemo } from 'react';
import {
  joinOptions,
  otherOptions,
  setSavedFilters,
  sharedOptions,
} from '../../../lib/saved-filters.ts';
import type { Change } from './changes.ts';
import { useSavedFiltersSwitch } from './useSavedFiltersSwitch.ts';
import { useAddressState, type AddressState } from './useAddressState.ts';

export interface SearchState extends AddressState {
  /** The options that are asked for because the viewer has saved them, and for no other reason. */
  savedOptions: AddressState['state']['options'];
}

/** What is searched for: the address, and the viewer's saved filters laid over it. */
export function useSearchState(areas: readonly string[]): SearchState {
  const address = useAddressState(areas);
  const { applied } = useSavedFiltersSwitch();
  const state = useMemo(
    () => ({ ...address.state, options: joinOptions(address.state.options, applied) }),
    [address.state, applied],
  );
  return {
    state,
    savedOptions: otherOptions(applied, address.state.options),
    change(change: Change) {
      address.change((now) => {
        const next = change({ ...now, options: joinOptions(now.options, applied) });
        const kept = sharedOptions(applied, next.options);
        setSavedFilters({ applied: kept });
        const own = sharedOptions(now.options, next.options);
        return { ...next, options: joinOptions(own, otherOptions(next.options, kept)) };
      });
    },
  };
}
