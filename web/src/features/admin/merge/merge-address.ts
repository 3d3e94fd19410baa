import { addressOf, idParam, readParams, writeParams } from '../../../lib/address.ts';

const ADDRESS = { winnerId: idParam('winner'), loserId: idParam('loser') };

/** Where two cafes are merged: the first one stays. Without a second one the screen asks for it. */
export const mergePath = (winnerId: number, loserId: number | null = null): string =>
  addressOf('/admin/merge', writeParams(ADDRESS, { winnerId, loserId }));

export const readMergeAddress = (search: string) => readParams(ADDRESS, search);

/** What the browser's history stores of where the screen was opened. */
export interface MergeOpened {
  from: 'suggestions' | 'cafes';
}
