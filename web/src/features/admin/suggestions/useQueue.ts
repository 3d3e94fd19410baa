import { SUGGESTION_KINDS, SUGGESTION_STATES } from '@cortado/contract/admin-enums';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { apiQuery } from '../../../lib/api.ts';
import {
  addressOf,
  choiceParam,
  idParam,
  pageParam,
  readParams,
  textParam,
  writeParams,
} from '../../../lib/address.ts';
import { usePage } from '../lists/usePage.ts';

const ADDRESS = {
  tab: textParam('tab'),
  state: choiceParam('state', SUGGESTION_STATES, 'open'),
  kind: choiceParam('kind', SUGGESTION_KINDS, null),
  cafeId: idParam('cafe'),
  /** From 1. */
  page: pageParam(),
  /** The one that is open; null for the first, and for none on a phone. */
  item: idParam('item'),
};
type QueueState = Omit<ReturnType<typeof readParams<typeof ADDRESS>>, 'tab'>;

/** How many suggestions there are of each state. */
export function useSuggestionCounts() {
  return useQuery({ ...apiQuery('GET /api/admin/suggestions/counts'), staleTime: 0 });
}

/** The part of the queue that the address names. */
export function useQueue() {
  const { tab: _tab, ...address } = readParams(ADDRESS, useSearch());
  const [path, navigate] = useLocation();
  const { state, kind, cafeId, page } = address;
  const query = { state, ...(kind && { kind }), ...(cafeId && { cafeId }) };
  const list = usePage('GET /api/admin/suggestions', query, page);
  const hrefOf = (part: Partial<QueueState>) =>
    addressOf(path, writeParams(ADDRESS, { tab: 'suggestions', ...address, item: null, ...part }));
  return {
    ...address,
    ...list,
    hrefOf,
    /** Another part of the queue begins with its first page. */
    choose: (part: Partial<QueueState>) => navigate(hrefOf({ page: 1, ...part })),
    open: (item: number | null, replace = true) => navigate(hrefOf({ item }), { replace }),
  };
}

export type Queue = ReturnType<typeof useQueue>;
