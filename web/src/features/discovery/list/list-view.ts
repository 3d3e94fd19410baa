import type { Point } from '@cortado/contract/distance';
import type { CafeList } from '../data/useCafeList.ts';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import { PAGE_SIZE } from '../page-needs.ts';
import { listCafes, type ListedCafe } from './list-cafes.ts';
import { pageCount } from './page-buttons.ts';

/** What the list shows. */
export interface ListView {
  status: 'loading' | 'failed' | 'ready';
  total: number;
  /** Every cafe known so far, in order. */
  entries: readonly ListedCafe[];
  /** Those of the current page. */
  shown: readonly ListedCafe[];
  page: number;
  firstRank: number;
}

const NOTHING = { total: 0, entries: [], shown: [], page: 1, firstRank: 1 } as const;

/**
 * An answer as the list shows it: sorted, paged, and with distances from a place.
 * @param list undefined while there is none
 */
export function listView(
  list: CafeList | undefined,
  failed: boolean,
  { page: wanted, sort }: Pick<DiscoveryState, 'page' | 'sort'>,
  from: Point,
): ListView {
  // A good list outlives a later look that fails.
  if (!list) return { status: failed ? 'failed' : 'loading', ...NOTHING };
  const page = Math.min(wanted, pageCount(list.total));
  const firstRank = (page - 1) * PAGE_SIZE + 1;
  const known = { total: list.total, page, firstRank };
  if (list.page === null) {
    const entries = listCafes(list.cafes, from, sort);
    const shown = entries.slice(firstRank - 1, firstRank - 1 + PAGE_SIZE);
    return { status: 'ready', ...known, entries, shown };
  }
  if (list.page !== page) return { status: 'loading', ...NOTHING };
  // One page, in the order the server gave it: there is nothing else to order it by.
  const entries = listCafes(list.cafes, from, 'relevance');
  return { status: 'ready', ...known, entries, shown: entries };
}
