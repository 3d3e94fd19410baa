import type { DiscoveryState } from './search-params.ts';

/** Category name → option values. */
export type SelectedOptions = DiscoveryState['options'];

const KEY = 'cortado-saved-filters';

function readSwitch(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export interface SavedFilters {
  /** Whether the viewer wants their saved filters applied. */
  isOn: boolean;
  /** Those taken out of the present search. It is no part of the address: somebody else who opens that has others. */
  removed: SelectedOptions;
  /** What the preferences were then: once they change all are applied again. */
  removedFrom: string;
}

export const NO_SAVED_FILTERS: SavedFilters = { isOn: true, removed: {}, removedFrom: '' };

let present: SavedFilters | undefined;
const listeners = new Set<() => void>();

export const savedFilters = (): SavedFilters =>
  (present ??= { ...NO_SAVED_FILTERS, isOn: readSwitch() });

export function subscribeSavedFilters(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setSavedFilters(change: Partial<SavedFilters>): void {
  present = { ...savedFilters(), ...change };
  for (const listener of listeners) listener();
}

/** Turns the switch, and remembers it in this browser. */
export function switchSavedFilters(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage the switch lasts as long as the page.
  }
  setSavedFilters({ isOn, removed: {} });
}

/** Begins anew for the next viewer. */
export function resetSavedFilters(): void {
  switchSavedFilters(true);
  setSavedFilters(NO_SAVED_FILTERS);
}

function pick(
  options: SelectedOptions,
  keep: (category: string, value: string) => boolean,
): SelectedOptions {
  const kept = Object.entries(options).map(
    ([category, values]) => [category, values.filter((value) => keep(category, value))] as const,
  );
  return Object.fromEntries(kept.filter(([, values]) => values.length > 0));
}

const has = (options: SelectedOptions, category: string, value: string) =>
  options[category]?.includes(value) ?? false;

/** What either asks for; names and values in order, as an address has them. */
export function unionOptions(a: SelectedOptions, b: SelectedOptions): SelectedOptions {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted();
  return Object.fromEntries(
    names.map((name) => [name, [...new Set([...(a[name] ?? []), ...(b[name] ?? [])])].toSorted()]),
  );
}

/** What both ask for. */
export function intersectOptions(a: SelectedOptions, b: SelectedOptions): SelectedOptions {
  return pick(a, (category, value) => has(b, category, value));
}

/** What the first asks for and the second does not. */
export function subtractOptions(a: SelectedOptions, b: SelectedOptions): SelectedOptions {
  return pick(a, (category, value) => !has(b, category, value));
}
