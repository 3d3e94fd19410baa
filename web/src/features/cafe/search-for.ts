import { EMPTY_STATE, writeState, type DiscoveryState } from '../../lib/search-params.ts';

/** The address that searches all areas, or the given one, for this alone. */
export function searchFor(wanted: Partial<DiscoveryState>): string {
  // Of areas that are not known none is implied: the address always names its own.
  const search = writeState({ ...EMPTY_STATE, ...wanted }, []);
  return wanted.area === undefined ? `/?area=all${search.replace('?', '&')}` : `/${search}`;
}
