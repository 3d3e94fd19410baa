import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { route } from '../routing/route.ts';
import type { Services } from '../services.ts';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'getUser', () => {
    throw new AppError('UNAUTHENTICATED');
  });
}
