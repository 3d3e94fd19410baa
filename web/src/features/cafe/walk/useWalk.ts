import type { Point } from '@cortado/contract/distance';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useVisitorLocation } from '../../../lib/location.ts';

/** Where the visitor is, rounded to about 10 m; null while that is not known. */
export function useVisitor(): Point | null {
  const { lat, lng, isFallback } = useVisitorLocation();
  return isFallback ? null : { lat, lng };
}

/** The way on foot between two positions, once both are known. */
export function useWalk(from: Point | null, to: Point | null) {
  return useQuery(
    queryOptions({
      queryKey: ['POST /api/walk', { from, to }],
      queryFn: ({ signal }) => call('POST /api/walk', { body: { from: from!, to: to! } }, signal),
      enabled: from !== null && to !== null,
    }),
  );
}
