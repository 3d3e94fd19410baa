import type { DiscoveryState } from './search-params.ts';
import { readItem, writeItem } from './storage.ts';
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
const HINT_KEY = 'cortado-has-saved-filters';

export const savedFilters = createStore(ALL_APPLIED);

if (typeof window !== 'undefined' && readItem('localStorage', KEY) === 'off') {
  savedFilters.set({ ...ALL_APPLIED, isOn: false });
}

/** Turns the switch, and remembers it in this browser. */
export function switchSavedFilters(isOn: boolean): void {
  writeItem('localStorage', KEY, isOn ? null : 'off');
  savedFilters.set({ ...savedFilters.get(), isOn, dismissed: {} });
}

/** Remembers for the next visit whether there are any to apply; read by first-paint/. */
export const rememberSavedFilters = (areApplied: boolean): void =>
  writeItem('localStorage', HINT_KEY, areApplied ? '1' : null);

/** Resets for the next viewer. */
export function resetSavedFilters(): void {
  switchSavedFilters(true);
  rememberSavedFilters(false);
  savedFilters.set(ALL_APPLIED);
}
