import type { Point } from '@cortado/contract/distance';
import { useEffect } from 'react';

/** Where the visitor is on a screen. */
interface Place {
  /** How far the list beside the map is scrolled, in pixels. */
  listTop?: number | undefined;
  /** What the map shows. */
  camera?: { center: Point; zoom: number } | undefined;
  /** The cafe chosen on the map. */
  open?: number | null;
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

interface EntryState extends Place {
  /** Whether the entry before is a search. */
  fromSearch?: boolean;
}

/** What the present history entry stored when it was left; empty for a new one. */
export const savedPlace = (): EntryState => (window.history.state as EntryState | null) ?? {};

const readers = new Set<() => Place>();

/** Stores the state of a part of the screen in its history entry when that is left. */
export function useSavedPlace(read: () => Place): void {
  useEffect(() => {
    readers.add(read);
    return () => void readers.delete(read);
  });
}

/** The search that was left last; the start page until there is one. */
export let lastSearch = '/';

/**
 * Stores the place on the search before the visitor goes to another entry.
 * @returns the options for going there, with the state of the next entry
 */
export function leavePlace<Options extends NavigateOptions>(options?: Options) {
  const { pathname, search } = window.location;
  if (pathname !== '/') return options;
  lastSearch = `/${search}`;
  if (options?.replace) return options;
  const place = Object.assign({}, savedPlace(), ...Array.from(readers, (read) => read()));
  window.history.replaceState(place, '');
  return { ...options, state: Object.assign({ fromSearch: true }, options?.state) };
}
