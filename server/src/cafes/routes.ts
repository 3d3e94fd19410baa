import type { FastifyInstance } from 'fastify';
import { route } from '../routing/route.ts';
import { sendReady } from '../routing/send-ready.ts';
import type { Services } from '../services.ts';
import { getCafe } from './get-cafe.ts';
import { getFacets } from './get-facets.ts';
import { listAreas } from './list-areas.ts';
import { listCafes } from './list-cafes.ts';

export function cafeRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listCafes', (context, { query, request, reply }) =>
    sendReady(request, reply, listCafes(context, query)),
  );
  route(app, services, 'getCafe', (context, { params, request, reply }) =>
    sendReady(request, reply, getCafe(context, params.id)),
  );
  route(app, services, 'getFacets', (context, { query, request, reply }) =>
    sendReady(request, reply, getFacets(context, query)),
  );
  route(app, services, 'listAreas', (context, { request, reply }) =>
    sendReady(request, reply, listAreas(context)),
  );
}
