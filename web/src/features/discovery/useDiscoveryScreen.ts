import { useMemo, useRef, useState } from 'react';
import { errorText } from '../../lib/api.ts';
import { useAreas, useFilterCategories } from '../../lib/catalogue.ts';
import { useVisitorLocation } from '../../lib/location.ts';
import { apiParams } from '../../lib/search-params.ts';
import { toQueryString } from './data/list-page.ts';
import { useFacets } from './data/useFacets.ts';
import { useListPage } from './data/useListPage.ts';
import { useListPrefetch } from './data/useListPrefetch.ts';
import { useFilterSheet } from './filters/useFilterSheet.ts';
import { listView } from './list/list-view.ts';
import { useFirstPageOnNewCount } from './list/useFirstPageOnNewCount.ts';
import { createSelection } from './selection.ts';
import { listActiveFilters } from './state/active-filters.ts';
import { setPage, type Change } from './state/changes.ts';
import { useSearchState } from './state/useSearchState.ts';

/** Everything the discovery screen shows, from the address, the API and the visitor's place, and what changes it. */
export function useDiscoveryScreen() {
  const areas = useAreas();
  const categories = useFilterCategories();
  const location = useVisitorLocation();
  const search = useSearchState(areas);
  const { state, savedOptions, isSettled, understood, chips } = search;
  const sheet = useFilterSheet(search.change);
  const [selection] = useState(createSelection);
  const listRef = useRef<HTMLElement>(null);
  const query = apiParams(state);
  const { data, error, isError, isPlaceholderData, refetch } = useListPage(
    state,
    location,
    isSettled,
  );
  const answer = isPlaceholderData ? undefined : data;
  useFirstPageOnNewCount(answer, () => search.change(setPage(1), { replace: true }));
  const shownQuery = data?.queryString ?? toQueryString(query);
  const facets = useFacets(query, isSettled);
  // A list that failed says nothing of what is known.
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
    /** Whether it makes sense to ask what is open: there are hours, or some are asked for. */
    hasHours: state.openAt !== null || areHoursKnown,
    /** What the typed words mean, and the filters read from them. */
    understood,
    chips,
    activeFilters: listActiveFilters(state, categories, savedOptions, chips),
    view: useMemo(() => listView(data, isError, location), [data, isError, location]),
    /** What the shown page answers, which may still be the question before. */
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
    /** For a button that goes away by the change: the list gets the focus. */
    removeFilter: (removal: Change) => {
      change(removal);
      listRef.current?.focus({ preventScroll: true });
    },
  };
}
