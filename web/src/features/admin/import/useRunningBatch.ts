import type { ImportBatch } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { ApiError } from '../../../lib/api.ts';

const POLL_MS = 400;

/** Nobody is signed in any more, or there is no such batch: asking again would change nothing. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Follows a batch from its start, and calls back once at its end; with null where it cannot be followed. */
export function useRunningBatch(
  started: ImportBatch | null,
  onEnd: (batch: ImportBatch | null) => void,
): ImportBatch | null {
  const { data, error } = useQuery({
    ...apiQuery('GET /api/admin/imports/{id}', { params: { id: started?.id ?? 0 } }),
    enabled: started !== null,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      isFinal(state.error) || (state.data && state.data.state !== 'running') ? false : POLL_MS,
    refetchIntervalInBackground: true,
  });
  const ended = useEffectEvent(onEnd);
  const isLost = isFinal(error);
  useEffect(() => {
    if (isLost) ended(null);
    else if (data && data.state !== 'running') ended(data);
  }, [isLost, data]);
  return data ?? started;
}
