import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { addressOf, textParam, writeParams } from '../../../lib/address.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { useParam } from '../../../lib/useParam.ts';

const ADDRESS = { tab: textParam('tab'), week: textParam('week') };
const WEEK = /^\d{4}-\d{2}-\d{2}$/;

/** What was searched in the week that the address asks for. Until it is there that of the week before it stays. */
export function useInsights() {
  const week = useParam(ADDRESS.week).value;
  const [path, navigate] = useLocation();
  const answer = useQuery({
    ...apiQuery('GET /api/admin/insights', { query: WEEK.test(week) ? { week } : {} }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    ...answer,
    asked: week,
    choose: (next: string) =>
      navigate(addressOf(path, writeParams(ADDRESS, { tab: 'insights', week: next })), {
        replace: true,
      }),
  };
}
