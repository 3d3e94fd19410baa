import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { dismissJob, retryJob } from './failed-jobs.ts';
import { getHealth } from './get-health.ts';

export function adminHealthRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'getHealth', ({ services: all }) => getHealth(all), {
    readsDuringOutage: true,
  });
  route(app, services, 'retryJob', retryJob);
  route(app, services, 'dismissJob', dismissJob);
}
