import { CAFE_STATUSES } from '@cortado/contract/vocabulary';
import { useLocation } from 'wouter';
// wouter's own useSearch decodes a second time, which would turn a searched '%41' into 'A'.
import { useSearch } from 'wouter/use-browser-location';
import { SORTS, type CafeSort, type StatusFilter } from './matching.ts';

/** A table of thousands of rows is drawn in parts. */
export const PAGE_SIZE = 100;

export interface ListState {
  text: string;
  status: StatusFilter;
  sort: CafeSort;
  /** How many rows are drawn. */
  drawn: number;
}

function among<T extends string>(values: readonly T[], given: string | null, otherwise: T): T {
  return values.find((value) => value === given) ?? otherwise;
}

/** The table's search, filter, order and length: in the address, so that the list is the same after an edit. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const params = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const state: ListState = {
    text: params.get('q') ?? '',
    status: among<StatusFilter>(['all', ...CAFE_STATUSES], params.get('status'), 'all'),
    sort: among(SORTS, params.get('sort'), 'name'),
    drawn: Math.max(PAGE_SIZE, Number(params.get('shown')) || PAGE_SIZE),
  };
  const change = (part: Partial<ListState>) => {
    const { text, status, sort, drawn } = { ...state, drawn: PAGE_SIZE, ...part };
    const next = new URLSearchParams({
      tab: 'cafes',
      ...(text && { q: text }),
      ...(status !== 'all' && { status }),
      ...(sort !== 'name' && { sort }),
      ...(drawn > PAGE_SIZE && { shown: String(drawn) }),
    });
    navigate(`${path}?${next.toString()}`, { replace: true });
  };
  return [state, change];
}
