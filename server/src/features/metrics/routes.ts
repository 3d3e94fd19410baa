import type { FastifyInstance } from 'fastify';
import { isSameSecret } from '../../auth/sessions/session-token.ts';
import { AppError } from '../../core/errors.ts';
import type { Services } from '../../http/services.ts';
import * as texts from './texts.ts';

/** `/metrics` in the format of Prometheus, for requests with the token. Without the setting nothing is measured. */
export async function metricsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { METRICS_TOKEN: token } = services.settings;
  if (token === undefined) return;
  const { createRegistry } = await import('./registry.ts');
  const registry = createRegistry(app, services);
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) {
      throw new AppError('UNAUTHENTICATED', {
        message: texts.metricsRefused,
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
