import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';
import { listFilterCategories } from './list-filter-categories.ts';
import { listFilterOptions } from './list-filter-options.ts';

export function filterRoutes(app: FastifyInstance, services: Services): void {
  route(
    app,
    services,
    'listFilterCategories',
    (context, { request, reply }) => sendReady(request, reply, listFilterCategories(context)),
    { sameForEveryone: true },
  );
  route(
    app,
    services,
    'listFilterOptions',
    (context, { request, reply }) => sendReady(request, reply, listFilterOptions(context)),
    { sameForEveryone: true },
  );
}
