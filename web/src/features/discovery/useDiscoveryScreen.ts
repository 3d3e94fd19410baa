import { SORTS } from '@cortado/contract/public-enums';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type ApiKey, errorText } from '../../lib/api.ts';
import { useAreas, useFilterCategories } from '../../lib/catalogue.ts';
import { useVisitorLocation, type VisitorLocation } from '../../lib/location.ts';
import { apiParams, type DiscoveryState } from '../../lib/search-params.ts';
import { toQueryString, listPageQuery, type ListPage, PAGE_SIZE } from './data/list-page.ts';
import { useFacets } from './data/useFacets.ts';
import { listView } from './list/list-view.ts';
import { listActiveFilters, unrecordedFilters } from './state/active-filters.ts';
import { setPage, type Change, setSort } from './state/changes.ts';
import { useSearchState } from './state/useSearchState.ts';
import { pageCount } from '../../ui/page-buttons.ts';
import { onIdle } from '../../lib/on-idle.ts';
import { rememberSavedFilters } from '../../lib/saved-filters.ts';
import { createStore } from '../../lib/store.ts';
import { useSession } from '../../lib/session.ts';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import type { AddressState } from './state/useAddressState.ts';

const OPEN = { filterSheet: 'top' };
const here = () => window.location.pathname + window.location.search;

/**
 * The filter sheet as a history entry on top of the screen's: Back closes it. A change made within it
 * gives the screen an entry of its own beneath, so that Back first closes the sheet, and then undoes the change.
 */
export function useFilterSheet(changeScreen: AddressState['change']) {
  const state = useHistoryState<{ filterSheet?: string } | null>();
  /** The button that opened it; it gets the focus back. */
  const opener = useRef<HTMLElement>(null);
  return {
    isOpen: state?.filterSheet !== undefined,
    /** Whether it was opened for the time at which cafes are to be open. */
    isForTime: state?.filterSheet === 'time',
    opener,
    open: (button: HTMLElement, filterSheet: 'top' | 'time' = 'top') => {
      opener.current = button;
      navigate(here(), { state: { filterSheet } });
    },
    close: () => window.history.back(),
    change: (change: Change) => {
      const before = here();
      changeScreen(change, { replace: true });
      if (here() !== before) navigate(here(), { state: OPEN });
    },
  };
}

const COUNTED: ReadonlySet<ApiKey[0]> = new Set([
  'GET /api/cafes',
  'GET /api/facets',
  'GET /api/map',
]);

/**
 * Goes back to page 1 when the same query of the same viewer has another number of cafes. The answers
 * from before are of another directory, and fetched again. A page that came rendered is a guest's.
 * @param answer the last full answer; undefined while an earlier one is shown
 */
export function useFirstPageOnNewCount(
  answer: ListPage | undefined,
  toFirstPage: () => void,
): void {
  const queries = useQueryClient();
  const viewerId = useSession().viewer?.id ?? null;
  const before = useRef<{ answer: ListPage; viewerId: number | null } | null>(null);
  const restart = () => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [route], state }) =>
        COUNTED.has(route) && (state.data as Partial<ListPage>)?.total !== answer?.total,
    });
    toFirstPage();
  };
  const compare = useEffectEvent((next: ListPage) => {
    const last = before.current;
    before.current = { answer: next, viewerId };
    if (last?.viewerId !== viewerId || last.answer.queryString !== next.queryString) return;
    if (last.answer.total !== next.total) restart();
  });
  useEffect(() => {
    if (answer) compare(answer);
  }, [answer]);
}

/** The ids of the cafes that are highlighted, in the list and on the map alike. */
const createSelection = () => ({
  /** Under the pointer or the focus. */
  highlighted: createStore<number | null>(null),
  /** Whose popup or card is open. */
  open: createStore<number | null>(null),
});
export type Selection = ReturnType<typeof createSelection>;

/**
 * Asks ahead for pages that are likely to be wanted: the next one by itself, others on request.
 * @param answer to the present query; undefined while it loads
 */
function useListPrefetch(
  state: DiscoveryState,
  location: VisitorLocation,
  answer: ListPage | undefined,
) {
  const queries = useQueryClient();
  const prefetch = (change: Change) =>
    void queries.prefetchQuery(listPageQuery(change(state), location));
  const prefetchNext = useEffectEvent(({ page, total }: ListPage) => {
    if (page < pageCount(total, PAGE_SIZE)) prefetch(setPage(page + 1));
  });
  useEffect(() => (answer ? onIdle(() => prefetchNext(answer)) : undefined), [answer]);
  return {
    /** A page, fetched where it is missing; undefined where it does not exist. */
    fetchPage: async (page: number) => {
      if (page < 1 || !answer || page > pageCount(answer.total, PAGE_SIZE)) return undefined;
      return queries
        .fetchQuery(listPageQuery(setPage(page)(state), location))
        .catch(() => undefined);
    },
    prefetchPage: (page: number) => prefetch(setPage(page)),
    prefetchSorts: () => {
      for (const sort of SORTS) prefetch(setSort(sort));
    },
  };
}

/** Everything the discovery screen shows, from the address, the API and the visitor's place, and what changes it. */
export function useDiscoveryScreen() {
  const areas = useAreas();
  const categories = useFilterCategories();
  const location = useVisitorLocation();
  const search = useSearchState(areas);
  const { state, savedOptions, appliesSaved, isSettled, understood, chips } = search;
  const sheet = useFilterSheet(search.change);
  const [selection] = useState(createSelection);
  const listRef = useRef<HTMLElement>(null);
  const query = apiParams(state);
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...listPageQuery(state, location),
    enabled: isSettled,
    // The former page is shown until the next has loaded; an overtaken request is aborted and never shown.
    placeholderData: (previous: ListPage | undefined) => previous,
  });
  const answer = isPlaceholderData ? undefined : data;
  const isShown = isSettled && (answer !== undefined || isError);
  useEffect(() => {
    if (appliesSaved !== null) rememberSavedFilters(appliesSaved);
  }, [appliesSaved]);
  useEffect(() => {
    if (isShown) delete document.documentElement.dataset['held'];
  }, [isShown]);
  useFirstPageOnNewCount(answer, () => search.change(setPage(1), { replace: true }));
  const shownQuery = data?.queryString ?? toQueryString(query);
  const facets = useFacets(query, isSettled);
  // A failed list does not say which data exists.
  const areHoursKnown = facets ? !facets.unrecorded.hours : !isError;
  const change = sheet.isOpen ? sheet.change : search.change;
  return {
    areas,
    categories,
    location,
    state,
    /** Whether the state is known to be the viewer's. */
    isSettled,
    facets,
    /** The filters that no cafe has data for. */
    unrecorded: unrecordedFilters(state, categories, facets?.unrecorded),
    /** Whether to offer filters by opening hours: some cafe has hours, or such a filter is set. */
    hasHours: state.openAt !== null || areHoursKnown,
    /** What the typed words mean, and the filters read from them. */
    understood,
    chips,
    activeFilters: listActiveFilters(state, categories, savedOptions, chips),
    view: useMemo(() => listView(data, isError, location), [data, isError, location]),
    /** What the shown page answers, which may still be the former query. */
    shownQuery,
    /** Whether the list still shows the page before. */
    isStale: isPlaceholderData,
    /** The area of what is shown, which may still be the one before. */
    shownArea: new URLSearchParams(shownQuery).get('area'),
    /** Why the list did not load. */
    listError: errorText(error),
    retryList: () => void refetch(),
    ...useListPrefetch(state, location, isSettled ? answer : undefined),
    listRef,
    selection,
    sheet,
    change,
    /** Of the address itself, whatever its words mean. */
    changeAddress: search.changeAddress,
    /** For a button that disappears by the change: the list gets the focus. */
    removeFilter: (removal: Change) => {
      change(removal);
      listRef.current?.focus({ preventScroll: true });
    },
  };
}
