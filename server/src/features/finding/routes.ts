import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';
import { listSimilarCafes } from './list-similar.ts';
import { suggest } from './suggest.ts';
import { understand } from './understand.ts';

export function findingRoutes(app: FastifyInstance, services: Services): void {
  route(
    app,
    services,
    'suggest',
    (context, { query, request, reply }) => sendReady(request, reply, suggest(context, query)),
    { isImpersonal: true },
  );
  route(
    app,
    services,
    'understand',
    (context, { query, request, reply }) => sendReady(request, reply, understand(context, query.q)),
    { isImpersonal: true },
  );
  route(app, services, 'listSimilarCafes', async (context, { params, request, reply }) =>
    sendReady(request, reply, await listSimilarCafes(context, params.id)),
  );
}
