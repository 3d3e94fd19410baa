import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/errors.ts';
import { isAway } from '../database/is-away.ts';
import type { Services } from './services.ts';

/** `/healthz` says that the process answers and is not about to end, `/readyz` that the database answers too. */
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
  app.get('/readyz', async (_request, reply) => {
    requireGoingOn();
    try {
      await database.db.execute(sql`select 1`);
    } catch (cause) {
      throw isAway(cause) ? cause : new AppError('UNAVAILABLE', { cause });
    }
    const { revision, cafes } = catalogue.snapshot;
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', revision, cafes: cafes.size });
  });
}
