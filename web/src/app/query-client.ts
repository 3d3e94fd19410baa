import { notifyManager, QueryClient } from '@tanstack/react-query';
import { seedList } from '../features/discovery/data/seed-list.ts';
import { seedQueries } from '../lib/catalogue.ts';
import type { PageData } from '@cortado/contract/page';
import { screenAt } from './screen-at.ts';

// Within the event that changed something, so that a tick does not fall back for a moment.
notifyManager.setScheduler(queueMicrotask);

/**
 * Data is never stale by itself, never refetched by focus, and never retried, but for what failed before there was a connection.
 * @param url path and query of the page the data came with
 */
export function createQueryClient(page: PageData, url: string): QueryClient {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // Failed ones: data is never stale.
        refetchOnReconnect: true,
        staleTime: Infinity,
        networkMode: 'always',
      },
      // Offline they fail with a message, rather than wait in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const missingId = page.cafe === null ? screenAt(path).params['id'] : undefined;
  seedQueries(queries, page, missingId === undefined ? null : Number(missingId));
  seedList(queries, page, search);
  return queries;
}
