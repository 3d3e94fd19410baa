import { locateVisitor } from '../map/locate-visitor.ts';
import type { AddressState } from './useAddressState.ts';
import { setNearMe } from './everywhere.ts';

export { locateVisitor };

/**
 * Lists what is nearest to the visitor, who is asked where that is and informed where it cannot be found out. The
 * question may stay open for minutes: its answer changes nothing once the visitor has gone to another address.
 */
export async function sortNearMe(change: AddressState['change']): Promise<void> {
  const asked = window.location.href;
  if ((await locateVisitor()) && window.location.href === asked) change(setNearMe);
}
