import { useMemo } from 'react';
import { useAreas, useFilterCategories } from '../../lib/catalogue.ts';
import { useVisitorLocation } from '../../lib/location.ts';
import { usePageData } from '../../lib/page-data.ts';
import { askedBy, useCafeList, type RenderedList } from './data/useCafeList.ts';
import { useFacets } from './data/useFacets.ts';
import { useRendered } from './data/useRendered.ts';
import { listView } from './list/listView.ts';
import { appliedFilters } from './state/applied.ts';
import { useSearchState } from './state/useSearchState.ts';

/** Everything the discovery screen shows, from the address, the API and the visitor's place. */
export function useDiscovery() {
  const areas = useAreas();
  const categories = useFilterCategories();
  const location = useVisitorLocation();
  const { state, savedOptions, change } = useSearchState(areas);
  const asked = askedBy(state);
  const pageData = usePageData();
  const rendered = useRendered(() => {
    const list = pageData.list;
    if (!list) return undefined;
    const { cafes, total, facets } = list;
    const page: RenderedList = { cafes, total, asked, page: state.page, sort: state.sort };
    return { page, facets };
  });
  const list = useCafeList(state, rendered?.page);
  const answered = new URLSearchParams(list.data?.asked ?? asked);
  const facets = useFacets(asked, rendered?.page.asked === asked ? rendered.facets : undefined);
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
    stale: list.isPlaceholderData && list.data?.asked !== asked,
    /** What the map fits itself to. */
    fitKey: `${answered.toString()}#${list.data?.page ?? ''}`,
    view: useMemo(
      () => listView(list.data, list.isError, state, location),
      [list.data, list.isError, state, location],
    ),
    applied: appliedFilters(state, categories, savedOptions),
  };
}
