import type { FastifyInstance } from 'fastify';
import { TokenBuckets } from '../../auth/throttling/token-buckets.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { previewHours } from './preview-hours.ts';

/** As often as an editor asks while somebody types. */
const PREVIEWS = { perSecond: 2, burst: 60 };

export function hoursRoutes(app: FastifyInstance, services: Services): void {
  const previews = new TokenBuckets(PREVIEWS, services.now);
  route(app, services, 'previewHours', ({ client }, { body }) => {
    previews.take(client.ip);
    return previewHours(body, services.now());
  });
}
