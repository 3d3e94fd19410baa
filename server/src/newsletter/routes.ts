import type { FastifyInstance } from 'fastify';
import { route } from '../routing/route.ts';
import type { Services } from '../services.ts';
import { subscribe } from './subscribe.ts';

export function newsletterRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'subscribeNewsletter', (context, { body }) => subscribe(context, body));
}
