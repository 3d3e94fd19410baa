import {
  ADMIN_CAFE_SORTS,
  CAFE_STATUSES,
  type AdminCafeSort,
  type CafeStatus,
} from '@cortado/contract/vocabulary';
import { useLocation } from 'wouter';
// wouter's own useSearch decodes a second time, which would turn a searched '%41' into 'A'.
import { useSearch } from 'wouter/use-browser-location';

export type StatusFilter = CafeStatus | 'all';

export interface ListState {
  text: string;
  status: StatusFilter;
  sort: AdminCafeSort;
  /** From 1. */
  page: number;
}

function among<T extends string>(values: readonly T[], given: string | null, otherwise: T): T {
  return values.find((value) => value === given) ?? otherwise;
}

function readAddress(search: string): ListState {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    text: params.get('q') ?? '',
    status: among<StatusFilter>(['all', ...CAFE_STATUSES], params.get('status'), 'all'),
    sort: among(ADMIN_CAFE_SORTS, params.get('sort'), 'name'),
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

function toSearch(tab: string, { text, status, sort, page }: ListState): string {
  const params = new URLSearchParams({
    tab,
    ...(text && { q: text }),
    ...(status !== 'all' && { status }),
    ...(sort !== 'name' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.toString();
}

/**
 * The search, filter, order and page of a tab's list. All of it stands in the address, each letter at once, so that the list is the
 * same whenever one comes back.
 */
export function useListState(tab: string) {
  const state = readAddress(useSearch());
  const [path, navigate] = useLocation();
  const hrefOf = (part: Partial<ListState>) =>
    `${path}?${toSearch(tab, { ...state, page: 1, ...part })}`;
  return {
    state,
    hrefOf,
    /** Typing piles up no history. */
    type: (text: string) => navigate(hrefOf({ text }), { replace: true }),
    change: (part: Partial<Omit<ListState, 'text'>>) => navigate(hrefOf(part)),
  };
}
