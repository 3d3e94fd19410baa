import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { listSessions } from './list-sessions.ts';

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listSessions', listSessions);
  route(app, services, 'endOtherSessions', endOtherSessions);
}
