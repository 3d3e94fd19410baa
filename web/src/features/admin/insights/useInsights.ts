import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { apiQuery } from '../../../lib/api-query.ts';

const WEEK = /^\d{4}-\d{2}-\d{2}$/;

/** What was searched in the week that the address asks for. Until it is there that of the week before it stays. */
export function useInsights() {
  const week = new URLSearchParams(useSearch()).get('week') ?? '';
  const [path, navigate] = useLocation();
  const answer = useQuery({
    ...apiQuery('GET /api/admin/insights', { query: WEEK.test(week) ? { week } : {} }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    ...answer,
    asked: week,
    choose: (next: string) => navigate(`${path}?tab=insights&week=${next}`, { replace: true }),
  };
}
