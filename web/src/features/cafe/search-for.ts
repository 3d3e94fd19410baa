import { EMPTY_STATE, writeState, type DiscoveryState } from '../../lib/search-params.ts';

/** The address that searches all areas, or the given one, for this alone. */
export function searchFor(wanted: Partial<DiscoveryState>): string {
  // The default area is not known here: the address always names one.
  const search = writeState({ ...EMPTY_STATE, ...wanted }, []);
  return wanted.area === undefined ? `/?area=all${search.replace('?', '&')}` : `/${search}`;
}
