import type { ImportBatch } from '@cortado/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, call } from '../../../lib/api.ts';

const POLL_MS = 400;

/** Nobody is signed in any more, or there is no such batch: asking again would change nothing. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Follows a batch from its start, and calls back once at its end; with null where it cannot be followed. */
export function useFollowedBatch(
  started: ImportBatch | null,
  onEnd: (batch: ImportBatch | null) => void,
): ImportBatch | null {
  const [batch, setBatch] = useState<ImportBatch | null>(null);
  const id = started?.id ?? null;
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (id === null) return undefined;
    const stopped = new AbortController();
    const look = async () => {
      const { signal } = stopped;
      try {
        const next = await call('GET /api/admin/imports/{id}', { params: { id } }, signal);
        if (signal.aborted) return;
        setBatch(next);
        if (next.state !== 'running') return ended(next);
      } catch (error) {
        if (signal.aborted) return;
        if (isFinal(error)) return ended(null);
      }
      setTimeout(() => void look(), POLL_MS);
    };
    void look();
    return () => stopped.abort();
  }, [id]);
  return batch?.id === id ? batch : started;
}
