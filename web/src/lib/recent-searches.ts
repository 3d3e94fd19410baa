import { createStore, useStore } from './store.ts';

const KEY = 'cortado-searches';
const MAX_SEARCHES = 5;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((text) => typeof text === 'string' && text !== '').slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

const recent = createStore<readonly string[]>([]);

function keep(searches: readonly string[]): void {
  recent.set(searches);
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage they last as long as the page.
  }
}

/** As this and other tabs have left them. */
export const readRecentSearches = (): void => recent.set(read());

export function addRecentSearch(typed: string): void {
  const text = typed.trim();
  if (text === '') return;
  const isOther = (one: string) => one.toLowerCase() !== text.toLowerCase();
  keep([text, ...read().filter(isOther)].slice(0, MAX_SEARCHES));
}

export const clearRecentSearches = (): void => keep([]);

/** The texts last searched in this browser, the latest first. */
export const useRecentSearches = (): readonly string[] => useStore(recent);
