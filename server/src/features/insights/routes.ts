import type { FastifyInstance } from 'fastify';
import { TokenBuckets } from '../../auth/throttling/token-buckets.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { getInsights } from './get-insights.ts';
import * as texts from './texts.ts';

/** More than people search, on this node alone. */
const SEARCHES = { perSecond: 1 / 6, burst: 30 };

export function insightRoutes(app: FastifyInstance, services: Services): void {
  const searches = new TokenBuckets(SEARCHES, services.now);
  route(
    app,
    services,
    'countSearch',
    ({ client }, { body }) => {
      searches.take(client.ip);
      services.searches.add(body, services.catalogue.snapshot);
      return { message: texts.counted };
    },
    { sameForEveryone: true },
  );
  route(app, services, 'getInsights', getInsights);
}
