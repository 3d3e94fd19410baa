import { type Point, distanceKm } from '@cortado/contract/distance';
import type { Cafe } from '@cortado/contract';
import { position } from '@cortado/contract/position';
import { type ListPage, PAGE_SIZE } from '../data/list-page.ts';

export interface ListedCafe {
  cafe: Cafe;
  /** From the visitor; null where the cafe's place is unknown. */
  distanceKm: number | null;
}

export function listedCafe(cafe: Cafe, from: Point): ListedCafe {
  const at = position(cafe);
  return { cafe, distanceKm: at && distanceKm(from, at) };
}

/** What the list shows. */
export interface ListView {
  status: 'loading' | 'failed' | 'ready';
  total: number;
  /** The cafes of the shown page, in order. */
  shown: readonly ListedCafe[];
  page: number;
  firstRank: number;
}

const NOTHING = { total: 0, shown: [], page: 1, firstRank: 1 } as const;

/**
 * An answer as the list shows it: ranked, and with distances from a place.
 * @param answer undefined while there is no answer
 */
export function listView(answer: ListPage | undefined, failed: boolean, from: Point): ListView {
  // A list stays when a later request fails.
  if (!answer) return { status: failed ? 'failed' : 'loading', ...NOTHING };
  const { cafes, total, page } = answer;
  const shown = cafes.map((cafe) => listedCafe(cafe, from));
  return { status: 'ready', total, shown, page, firstRank: (page - 1) * PAGE_SIZE + 1 };
}
