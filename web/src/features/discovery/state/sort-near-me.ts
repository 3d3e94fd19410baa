import { requestLocation } from '../../../lib/location.ts';
import { tellLocationProblem } from '../map/locate-visitor.ts';
import type { AddressState } from './useAddressState.ts';
import { setSort } from './changes.ts';

/** Orders the list by distance from the visitor, who is asked where that is and told where it cannot be found out. */
export async function sortNearMe(change: AddressState['change']): Promise<void> {
  const answer = await requestLocation();
  if (typeof answer === 'object') change(setSort('distance'));
  else tellLocationProblem(answer);
}
