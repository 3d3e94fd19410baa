import { useMemo, useRef, useState } from 'react';
import { errorText } from '../../lib/api.ts';
import { useAreas, useFilterCategories } from '../../lib/catalogue.ts';
import { useVisitorLocation } from '../../lib/location.ts';
import { usePageData } from '../../lib/page-data.ts';
import { apiParams } from '../../lib/search-params.ts';
import { toQueryString, useCafeList, type InitialList } from './data/useCafeList.ts';
import { useFacets } from './data/useFacets.ts';
import { useInitialData } from './data/useInitialData.ts';
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
  const { state, savedOptions, isSettled } = search;
  const { page, sort } = state;
  const sheet = useFilterSheet(search.change);
  const [selection] = useState(createSelection);
  const listRef = useRef<HTMLElement>(null);
  const query = apiParams(state);
  const queryString = toQueryString(query);
  const pageData = usePageData();
  const initialData = useInitialData(() => {
    const list = pageData.list;
    if (!list) return undefined;
    const { cafes, total, facets } = list;
    const answer: InitialList = { cafes, total, queryString, page, sort };
    return { answer, facets };
  });
  const { data, error, isError, isPlaceholderData, refetch } = useCafeList(
    state,
    initialData?.answer,
    isSettled,
  );
  useFirstPageOnNewCount(isPlaceholderData ? undefined : data, () =>
    search.change(setPage(1), { replace: true }),
  );
  const answered = new URLSearchParams(data?.queryString ?? queryString);
  const change = sheet.isOpen ? sheet.change : search.change;
  return {
    areas,
    categories,
    location,
    state,
    facets: useFacets(query, initialData?.facets, isSettled),
    activeFilters: listActiveFilters(state, categories, savedOptions),
    view: useMemo(
      () => listView(data, isError, { page, sort }, location),
      [data, isError, page, sort, location],
    ),
    /** Whether the list still answers the question before. */
    isStale: isPlaceholderData && data?.queryString !== queryString,
    /** The area of what is shown, which may still be the one before. */
    shownArea: answered.get('area'),
    /** The map box of what is shown. */
    shownBox: answered.get('bbox'),
    /** What the map fits itself to. */
    fitKey: `${answered.toString()}#${data?.page ?? ''}`,
    /** Why the list did not load. */
    listError: errorText(error),
    retryList: () => void refetch(),
    listRef,
    selection,
    sheet,
    change,
    /** For a button that goes away by the change: the list gets the focus. */
    removeFilter: (removal: Change) => {
      change(removal);
      listRef.current?.focus({ preventScroll: true });
    },
  };
}
