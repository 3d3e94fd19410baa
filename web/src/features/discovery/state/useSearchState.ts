import { useMemo } from 'react';
import {
  unionOptions,
  subtractOptions,
  setSavedFilters,
  intersectOptions,
  type SelectedOptions,
} from '../../../lib/saved-filters.ts';
import { useSavedFiltersSwitch } from './useSavedFiltersSwitch.ts';
import { useSavedOptions } from './useSavedOptions.ts';
import { useAddressState, type AddressState } from './useAddressState.ts';

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
  const { isOn, removed, removedFrom } = useSavedFiltersSwitch();
  const before = removedFrom === saved.key ? removed : NONE;
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
    change(change, options) {
      address.change((now) => {
        const next = change({ ...now, options: unionOptions(now.options, applied) });
        const kept = intersectOptions(applied, next.options);
        const gone = unionOptions(before, subtractOptions(applied, kept));
        setSavedFilters({ removed: gone, removedFrom: saved.key });
        const own = intersectOptions(now.options, next.options);
        return { ...next, options: unionOptions(own, subtractOptions(next.options, kept)) };
      }, options);
    },
  };
}
