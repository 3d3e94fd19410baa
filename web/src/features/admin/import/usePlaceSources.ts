import type { PlaceSourceInfo } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';

export function usePlaceSources(): readonly PlaceSourceInfo[] {
  const { data } = useQuery(apiQuery('GET /api/admin/places/sources'));
  return data ?? [];
}
