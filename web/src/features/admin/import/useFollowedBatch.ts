import type { ImportBatch } from '@cortado/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { apiGet } from '../../../lib/api.ts';

const POLL_MS = 400;

/** Follows a batch from its start, and calls back once at its end. */
export function useFollowedBatch(
  started: ImportBatch | null,
  onEnd: (batch: ImportBatch) => void,
): ImportBatch | null {
  const [batch, setBatch] = useState<ImportBatch | null>(null);
  const id = started?.id ?? null;
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (id === null) return undefined;
    const stopped = new AbortController();
    const look = async () => {
      const { signal } = stopped;
      const next = await apiGet<ImportBatch>(`/api/admin/imports/${id}`, { signal }).catch(
        () => null,
      );
      if (signal.aborted) return;
      if (next) setBatch(next);
      if (next && next.state !== 'running') ended(next);
      else setTimeout(() => void look(), POLL_MS);
    };
    void look();
    return () => stopped.abort();
  }, [id]);
  return batch?.id === id ? batch : started;
}
