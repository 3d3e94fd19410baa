import { readJsonItem, writeItem } from './storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'cortado-searches';
const MAX_SEARCHES = 5;

function read(): readonly string[] {
  const stored = readJsonItem('localStorage', KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((text) => typeof text === 'string' && text !== '').slice(0, MAX_SEARCHES);
}

const recent = createStore<readonly string[]>([]);

function set(searches: readonly string[]): void {
  recent.set(searches);
  writeItem('localStorage', KEY, searches.length > 0 ? JSON.stringify(searches) : null);
}

/** As this and other tabs have stored them. */
export const readRecentSearches = (): void => recent.set(read());

export function addRecentSearch(typed: string): void {
  const text = typed.trim();
  if (text === '') return;
  const isOther = (one: string) => one.toLowerCase() !== text.toLowerCase();
  set([text, ...read().filter(isOther)].slice(0, MAX_SEARCHES));
}

export const clearRecentSearches = (): void => set([]);

/** The texts last searched in this browser, the latest first. */
export const useRecentSearches = (): readonly string[] => useStore(recent);
