import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';

const REFETCH_MS = 15_000;

/** How everything is, anew while the page is in sight. */
export const useHealth = () =>
  useQuery({ ...apiQuery('GET /api/admin/health'), staleTime: 0, refetchInterval: REFETCH_MS });
