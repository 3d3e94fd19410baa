import { useMemo } from 'react';
import { savedFilters, type SelectedOptions } from '../../../lib/saved-filters.ts';
import { useStore } from '../../../lib/store.ts';
import type { Understood, WordChip } from '@cortado/contract';
import { intersectOptions, subtractOptions, unionOptions } from './selected-options.ts';
import { useSavedOptions } from './useSavedOptions.ts';
import { changeUnderWords, withWords, wordChips } from './words.ts';
import { useUnderstood } from './useUnderstood.ts';
import { addressState, useAddressState, type AddressState } from './useAddressState.ts';

export interface SearchState extends AddressState {
  /** The options that are asked for because the viewer has saved them, and for no other reason. */
  savedOptions: AddressState['state']['options'];
  /** What is searched for beside what the typed words mean. */
  stateBeforeWords: AddressState['state'];
  /** What the typed words mean; undefined where nobody asks. */
  understood: Understood | undefined;
  /** The filters read from the words. */
  chips: readonly WordChip[];
  changeAddress: AddressState['change'];
  /** Whether it is known what the viewer has saved, and what the words mean. */
  isSettled: boolean;
}

const NONE: SelectedOptions = {};

/** What is searched for: the address, the viewer's saved filters laid over it, and what the typed words mean. */
export function useSearchState(areas: readonly string[]): SearchState {
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
    stateBeforeWords,
    understood,
    chips: wordChips(stateBeforeWords, understood),
    savedOptions: subtractOptions(applied, address.state.options),
    isSettled: saved.isSettled && words.isSettled,
    changeAddress: address.change,
    change: (change, options) => {
      const now = addressState(areas);
      const asked = { ...now, options: unionOptions(now.options, applied) };
      const next = changeUnderWords(change, understood)(asked);
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
