import type { Cafe } from '@cortado/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cafeQuery } from '../../lib/catalogue.ts';

/** A cafe for its own page, which is drawn from a list that has shown it until the answer is there. */
export function useShownCafe(id: number) {
  const queries = useQueryClient();
  return useQuery({
    ...cafeQuery(id),
    placeholderData: () =>
      queries
        .getQueriesData<{ cafes?: readonly Cafe[] }>({ queryKey: ['GET /api/cafes'] })
        .flatMap(([, list]) => list?.cafes ?? [])
        .find((cafe) => cafe.id === id),
  });
}
