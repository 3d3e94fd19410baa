import type { FilterCategory } from '@cortado/contract';
import { useEffect } from 'react';
import { setSavedFilters } from '../../../lib/saved-filters.ts';
import { usePreferences } from '../../members/usePreferences.ts';
import { toChoice } from './toChoice.ts';
import { useSavedFiltersSwitch } from './useSavedFiltersSwitch.ts';

/** Applies a member's saved filters once they have loaded, and again where they or the switch change. */
export function SavedFilters({ categories }: { categories: readonly FilterCategory[] }) {
  const { data } = usePreferences();
  const { isOn, appliedFor } = useSavedFiltersSwitch();
  const ids = data?.map(({ filterOptionId }) => filterOptionId).join();
  const wanted = ids === undefined ? null : `${isOn} ${ids}`;
  useEffect(() => {
    if (wanted === null || ids === undefined || wanted === appliedFor) return;
    const applied = isOn ? toChoice(ids.split(',').map(Number), categories) : {};
    setSavedFilters({ applied, appliedFor: wanted });
  }, [wanted, appliedFor, ids, isOn, categories]);
  return null;
}
