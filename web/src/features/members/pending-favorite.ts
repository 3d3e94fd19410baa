import type { Cafe } from '@cortado/contract';

/** A cafe that a guest wanted to favorite. */
export type PendingFavorite = Pick<Cafe, 'id' | 'name'>;

const KEY = 'cortado-pending-favorite';

/** Remembers it in this tab alone: a link could be anybody's. */
export function storePendingFavorite({ id, name }: PendingFavorite): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, name }));
  } catch {
    // Without storage they press the heart once more.
  }
}

/** The cafe that somebody who has just signed in wanted to favorite, once. */
export function takePendingFavorite(): PendingFavorite | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? null : (JSON.parse(text) as PendingFavorite);
  } catch {
    return null;
  }
}
