import { useQuery } from '@tanstack/react-query';
import type { VisitorLocation } from '../../../lib/location.ts';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import { listPageQuery, type ListPage } from './list-page.ts';

/**
 * The page of the list that a state asks for. Until it is there the page before stands in; an overtaken answer is aborted and never shown.
 * @param enabled whether the question is known to be the viewer's
 */
export function useListPage(state: DiscoveryState, location: VisitorLocation, enabled: boolean) {
  return useQuery({
    ...listPageQuery(state, location),
    enabled,
    placeholderData: (previous: ListPage | undefined) => previous,
  });
}
