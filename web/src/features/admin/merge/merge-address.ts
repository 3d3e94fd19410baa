const PATH = '/admin/merge';

/** Where two cafes are merged: the first one stays. Without a second one it is asked for. */
export const mergePath = (winner: number, loser?: number): string =>
  `${PATH}?winner=${winner}${loser === undefined ? '' : `&loser=${loser}`}`;

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export function readMergeAddress(search: string) {
  const params = new URLSearchParams(search);
  return { winnerId: idOf(params.get('winner')), loserId: idOf(params.get('loser')) };
}

/** What the browser's history keeps of where the screen was opened. */
export interface MergeOpened {
  from: 'suggestions' | 'cafes';
}
