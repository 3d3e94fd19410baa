import type { Point } from '@cortado/contract/distance';
import { useEffect } from 'react';

/** Where one is on a screen. */
interface Place {
  /** How far the list beside the map is scrolled, in pixels. */
  listTop?: number | undefined;
  /** What the map looks at. */
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

/** What the present history entry saved when one went on from it; empty for a new one. */
export const keptPlace = (): EntryState => (window.history.state as EntryState | null) ?? {};

const readers = new Set<() => Place>();

/** Has a part of the screen saved in its history entry when one goes on from it. */
export function useKeptPlace(read: () => Place): void {
  useEffect(() => {
    readers.add(read);
    return () => void readers.delete(read);
  });
}

/** The search that was left last; the start page until there is one. */
export let lastSearch = '/';

/**
 * Saves the place on the search before one goes to another entry.
 * @returns the options for going there, with the state of the next entry
 */
export function leavePlace<Options extends NavigateOptions>(options?: Options) {
  const { pathname, search } = window.location;
  if (pathname !== '/') return options;
  lastSearch = `/${search}`;
  if (options?.replace) return options;
  const place = Object.assign({}, keptPlace(), ...Array.from(readers, (read) => read()));
  window.history.replaceState(place, '');
  return { ...options, state: Object.assign({ fromSearch: true }, options?.state) };
}
