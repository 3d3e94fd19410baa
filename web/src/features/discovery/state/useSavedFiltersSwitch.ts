import { useSyncExternalStore } from 'react';
import {
  NO_SAVED_FILTERS,
  savedFilters,
  subscribeSavedFilters,
  type SavedFilters,
} from '../../../lib/saved-filters.ts';

export function useSavedFiltersSwitch(): SavedFilters {
  return useSyncExternalStore(subscribeSavedFilters, savedFilters, () => NO_SAVED_FILTERS);
}
