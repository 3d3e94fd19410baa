import { useSearch } from 'wouter';

/** The word that is to become a synonym of an option, in the address: the insights lead here with it. */
export function useAskedSynonym(): string | null {
  const asked = new URLSearchParams(useSearch()).get('synonym')?.trim();
  return asked === undefined || asked === '' ? null : asked;
}
