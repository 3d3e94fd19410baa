import { useRef } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import type { Change } from '../state/changes.ts';
import type { AddressState } from '../state/useAddressState.ts';

const OPEN = { filterSheet: 'top' };
const here = () => window.location.pathname + window.location.search;

/**
 * The filter sheet as a history entry on top of the screen's: Back closes it. A change made within it
 * gives the screen an entry of its own beneath, so that Back leaves what was chosen, and then takes it back.
 */
export function useFilterSheet(changeScreen: AddressState['change']) {
  const state = useHistoryState<{ filterSheet?: string } | null>();
  /** The button that opened it; it gets the focus back. */
  const opener = useRef<HTMLElement>(null);
  return {
    isOpen: state?.filterSheet !== undefined,
    /** Whether it was opened for the time at which cafes are to be open. */
    isForTime: state?.filterSheet === 'time',
    opener,
    open: (button: HTMLElement, filterSheet: 'top' | 'time' = 'top') => {
      opener.current = button;
      navigate(here(), { state: { filterSheet } });
    },
    close: () => window.history.back(),
    change: (change: Change) => {
      const before = here();
      changeScreen(change, { replace: true });
      if (here() !== before) navigate(here(), { state: OPEN });
    },
  };
}
