import { notifyManager, QueryClient } from '@tanstack/react-query';
import { seedQueries } from '../lib/catalogue.ts';
import type { PageData } from '../lib/page-data.ts';

// Within the event that changed something, so that a tick does not fall back for a moment.
notifyManager.setScheduler(queueMicrotask);

/** Data is never stale by itself, never refetched by focus, and never retried. */
export function createQueryClient(page: PageData): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      // Offline they fail and say so, rather than wait in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  seedQueries(queries, page);
  return queries;
}
