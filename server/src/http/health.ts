import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/errors.ts';
import type { Services } from './services.ts';

/** `/healthz` says that the process answers, `/readyz` that the database does too. */
export function healthRoutes(app: FastifyInstance, { database, catalogue }: Services): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    try {
      await database.db.execute(sql`select 1`);
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause });
    }
    const { revision, cafes } = catalogue.snapshot;
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', revision, cafes: cafes.size });
  });
}
