import { useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { readState, writeState, type DiscoveryState } from '../../../lib/search-params.ts';
import type { Change } from './changes.ts';

export interface AddressState {
  state: DiscoveryState;
  /** Goes to the next state, as one history entry unless it replaces the present one; not where nothing changes. */
  change: (change: Change, options?: { replace?: boolean }) => void;
}

/**
 * The discovery state of the present address.
 * @param areas the directory's areas, the default one first
 */
export function useAddressState(areas: readonly string[]): AddressState {
  const router = useRouter();
  // wouter's own useSearch decodes a second time, which would turn a searched '%41' into 'A'.
  const search = useSearch(router.ssrSearch === undefined ? {} : { ssrSearch: router.ssrSearch });
  const [, navigate] = useLocation();
  return {
    state: useMemo(() => readState(search, areas), [search, areas]),
    change: (change, options) => {
      const now = addressState(areas);
      const next = writeState(change(now), areas);
      if (next !== writeState(now, areas)) navigate(`/${next}`, options);
    },
  };
}

/** The same outside of rendering, where an earlier change may not have been rendered yet. */
export function addressState(areas: readonly string[]): DiscoveryState {
  return readState(window.location.search, areas);
}
