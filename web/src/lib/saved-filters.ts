import type { DiscoveryState } from './search-params.ts';
import { createStore } from './store.ts';

/** Category name → option values. */
export type SelectedOptions = DiscoveryState['options'];

export interface SavedFilters {
  /** Whether the viewer wants their saved filters applied. */
  isOn: boolean;
  /** Those taken out of the present search. It is no part of the address: somebody else who opens that has others. */
  dismissed: SelectedOptions;
  /** What the preferences were then: once they change all are applied again. */
  dismissedFrom: string;
}

const ALL_APPLIED: SavedFilters = { isOn: true, dismissed: {}, dismissedFrom: '' };
const KEY = 'cortado-saved-filters';

export const savedFilters = createStore(ALL_APPLIED);

function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(KEY) === 'off';
  } catch {
    return false;
  }
}

if (typeof window !== 'undefined' && isSwitchedOff()) {
  savedFilters.set({ ...ALL_APPLIED, isOn: false });
}

/** Turns the switch, and remembers it in this browser. */
export function switchSavedFilters(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage the switch lasts as long as the page.
  }
  savedFilters.set({ ...savedFilters.get(), isOn, dismissed: {} });
}

/** Begins anew for the next viewer. */
export function resetSavedFilters(): void {
  switchSavedFilters(true);
  savedFilters.set(ALL_APPLIED);
}
