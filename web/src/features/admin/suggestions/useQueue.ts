import type { QueuedSuggestion, SuggestionKind, SuggestionState } from '@cortado/contract';
import { SUGGESTION_KINDS, SUGGESTION_STATES } from '@cortado/contract/upkeep-vocabulary';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { apiKey, apiQuery } from '../../../lib/api-query.ts';
import {
  addressOf,
  choiceParam,
  idParam,
  pageParam,
  readParams,
  textParam,
  writeParams,
} from '../../../lib/address.ts';
import { fetchRoute } from '../../../lib/api.ts';
import { fetchPage, pagingOf, usePage } from '../lists/usePage.ts';

const ROUTE = 'GET /api/admin/suggestions';

export interface QueueState {
  state: SuggestionState;
  kind: SuggestionKind | null;
  cafeId: number | null;
  /** From 1. */
  page: number;
  /** The one that is open; null for the first, and for none on a phone. */
  item: number | null;
}

const ADDRESS = {
  tab: textParam('tab'),
  state: choiceParam('state', SUGGESTION_STATES, 'open'),
  kind: choiceParam('kind', SUGGESTION_KINDS, null),
  cafeId: idParam('cafe'),
  page: pageParam(),
  item: idParam('item'),
};

function queuePageQuery({ state, kind, cafeId }: QueueState, page: number) {
  const query = { state, ...(kind && { kind }), ...(cafeId && { cafeId }) };
  return queryOptions({
    queryKey: apiKey(ROUTE, { query: { ...query, ...pagingOf(page) } }),
    queryFn: ({ signal }) =>
      fetchPage<QueuedSuggestion>(page, (paging) =>
        fetchRoute(ROUTE, { query: { ...query, ...paging } }, signal),
      ),
    staleTime: 0,
  });
}

/** How many suggestions there are of each state. */
export function useSuggestionCounts() {
  return useQuery({ ...apiQuery('GET /api/admin/suggestions/counts'), staleTime: 0 });
}

/** The queue as the address asks for it. */
export function useQueue() {
  const { tab: _tab, ...address } = readParams(ADDRESS, useSearch());
  const [path, navigate] = useLocation();
  const list = usePage((one) => queuePageQuery(address, one), address.page);
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
