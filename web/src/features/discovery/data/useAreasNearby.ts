import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Point } from '@cortado/contract/distance';
import { apiQuery } from '../../../lib/api-query.ts';
import { apiParams, type DiscoveryState } from '../../../lib/search-params.ts';
import { setArea } from '../state/changes.ts';

/** Enough for some areas among the cafes nearest to one. */
const NEAREST_CAFES = 40;
const MAX_NEARBY = 3;

export interface AreaNearby {
  area: string;
  /** How many cafes the list would show there. */
  count: number;
}

/**
 * Other areas with cafes like those of a list, the nearest first.
 * @param from the place of one of the list's cafes
 * @param counts of the areas, the list's own among them
 */
export function useAreasNearby(
  state: DiscoveryState,
  from: Point,
  counts: readonly AreaNearby[],
): AreaNearby[] {
  const others = counts.filter(({ area, count }) => area !== state.area && count > 0);
  const { data } = useQuery({
    ...apiQuery('GET /api/cafes', {
      query: {
        ...apiParams(setArea(null)(state)),
        sortBy: 'distance',
        lat: String(from.lat),
        lng: String(from.lng),
        limit: String(NEAREST_CAFES),
      },
    }),
    enabled: others.length > 0,
    placeholderData: keepPreviousData,
  });
  const nearest = [...new Set(data?.map(({ area }) => area))];
  return nearest
    .flatMap((area) => others.find((one) => one.area === area) ?? [])
    .slice(0, MAX_NEARBY);
}
