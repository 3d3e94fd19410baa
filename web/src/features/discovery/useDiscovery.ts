import { useMemo } from 'react';
import { useAreas, useFilterCategories } from '../../lib/catalogue.ts';
import { useVisitorLocation } from '../../lib/location.ts';
import { usePageData } from '../../lib/page-data.ts';
import { apiParams } from '../../lib/search-params.ts';
import { toQueryString, useCafeList, type InitialList } from './data/useCafeList.ts';
import { useFacets } from './data/useFacets.ts';
import { useInitialData } from './data/useInitialData.ts';
import { listView } from './list/list-view.ts';
import { useFirstPageOnNewCount } from './list/useFirstPageOnNewCount.ts';
import { listActiveFilters } from './state/active-filters.ts';
import { setPage } from './state/changes.ts';
import { useSearchState } from './state/useSearchState.ts';

/** Everything the discovery screen shows, from the address, the API and the visitor's place. */
export function useDiscovery() {
  const areas = useAreas();
  const categories = useFilterCategories();
  const location = useVisitorLocation();
  const { state, savedOptions, isSettled, change } = useSearchState(areas);
  const query = apiParams(state);
  const queryString = toQueryString(query);
  const pageData = usePageData();
  const initialData = useInitialData(() => {
    const list = pageData.list;
    if (!list) return undefined;
    const { cafes, total, facets } = list;
    const page: InitialList = { cafes, total, queryString, page: state.page, sort: state.sort };
    return { page, facets };
  });
  const list = useCafeList(state, initialData?.page, isSettled);
  useFirstPageOnNewCount(list.isPlaceholderData ? undefined : list.data, () =>
    change(setPage(1), { replace: true }),
  );
  const answered = new URLSearchParams(list.data?.queryString ?? queryString);
  const facets = useFacets(query, initialData?.facets, isSettled);
  return {
    areas,
    categories,
    location,
    state,
    change,
    facets,
    list,
    /** The area of what is shown, which may still be the one before. */
    shownArea: answered.get('area'),
    /** The map box of what is shown. */
    shownBox: answered.get('bbox'),
    /** Whether the list still answers the question before. */
    stale: list.isPlaceholderData && list.data?.queryString !== queryString,
    /** What the map fits itself to. */
    fitKey: `${answered.toString()}#${list.data?.page ?? ''}`,
    view: useMemo(
      () => listView(list.data, list.isError, state, location),
      [list.data, list.isError, state, location],
    ),
    applied: listActiveFilters(state, categories, savedOptions),
  };
}
