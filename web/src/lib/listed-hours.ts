import type { Cafe } from '@cortado/contract';

/**
 * The cafe as lists show it: hours that are samples count as unknown there.
 * @param cafe as its page shows it
 * @param isConfirmedOnly whether all hours do that are not confirmed
 */
export function withListedHours(cafe: Cafe, isConfirmedOnly = false): Cafe {
  const known = cafe.facts?.find(({ fact }) => fact === 'openingHours');
  const isUnknown = known?.source?.by === 'sample' || (isConfirmedOnly && !known?.isConfirmed);
  return isUnknown ? { ...cafe, openingHours: null, hours: null } : cafe;
}
