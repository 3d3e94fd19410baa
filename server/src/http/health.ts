import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/errors.ts';
import { DatabaseUnavailable } from '../database/is-unavailable.ts';
import type { Services } from './services.ts';

/**
 * `/healthz` says that the process answers and is not about to end, `/readyz` that the database answers too. Neither asks
 * the database, so anybody may call them as often as they like.
 */
export function healthRoutes(
  app: FastifyInstance,
  { database, catalogue, ending }: Services,
): void {
  const requireGoingOn = () => {
    if (ending.signal.aborted) throw new AppError('UNAVAILABLE');
  };
  app.get('/healthz', (_request, reply) => {
    requireGoingOn();
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', (_request, reply) => {
    requireGoingOn();
    if (database.breaker.isOpen) throw new DatabaseUnavailable('The database is away.');
    const { revision, cafes } = catalogue.snapshot;
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', revision, cafes: cafes.size });
  });
}
