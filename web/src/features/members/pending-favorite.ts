import type { Cafe } from '@cortado/contract';
import { readJsonItem, writeItem } from '../../lib/storage.ts';

/** A cafe that a guest wanted to favorite. */
export type PendingFavorite = Pick<Cafe, 'id' | 'name'>;

const KEY = 'cortado-pending-favorite';

/** Remembers it in this tab alone: a link could be anybody's. Without storage they press the heart once more. */
export function storePendingFavorite({ id, name }: PendingFavorite): void {
  writeItem('sessionStorage', KEY, JSON.stringify({ id, name }));
}

/** The cafe that a member who has just signed in wanted to favorite, once. */
export function takePendingFavorite(): PendingFavorite | null {
  const cafe = readJsonItem('sessionStorage', KEY) as PendingFavorite | null;
  writeItem('sessionStorage', KEY, null);
  return cafe;
}
