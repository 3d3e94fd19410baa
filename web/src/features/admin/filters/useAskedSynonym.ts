import { textParam } from '../../../lib/address.ts';
import { useParam } from '../../../lib/useParam.ts';

const SYNONYM = textParam('synonym', (text) => text?.trim() ?? '');

/** The word that is to become a synonym of an option, in the address: the insights lead here with it. */
export function useAskedSynonym(): string | null {
  return useParam(SYNONYM).value || null;
}
