import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { sendReady } from '../../http/send-ready.ts';
import { sendStream } from '../../http/send-stream.ts';
import type { Services } from '../../http/services.ts';
import { exportCsv, exportGeoJson } from './export-cafes.ts';
import { getCafe } from './get-cafe.ts';
import { getFacets } from './get-facets.ts';
import { getMap } from './get-map.ts';
import { listAreas } from './list-areas.ts';
import { mergedInto, redirectMerged } from './merged-into.ts';
import { listCafes } from './list-cafes.ts';

export function cafeRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listCafes', (context, { query, request, reply }) =>
    sendReady(request, reply, listCafes(context, query)),
  );
  route(app, services, 'getCafe', async (context, { params, request, reply }) => {
    if (!services.catalogue.snapshot.cafes.has(params.id)) {
      const winner = await mergedInto(services, params.id, context.client.ip);
      if (winner !== null) return redirectMerged(reply, `/api/cafes/${winner}`);
    }
    return sendReady(request, reply, getCafe(context, params.id));
  });
  route(app, services, 'getFacets', (context, { query, request, reply }) =>
    sendReady(request, reply, getFacets(context, query)),
  );
  route(app, services, 'getMap', (context, { query, request, reply }) =>
    sendReady(request, reply, getMap(context, query)),
  );
  route(
    app,
    services,
    'exportCafesCsv',
    (context, { request, reply }) =>
      sendStream(request, reply, exportCsv(context), services.streams),
    { sameForEveryone: true },
  );
  route(
    app,
    services,
    'exportCafesGeoJson',
    (context, { request, reply }) =>
      sendStream(request, reply, exportGeoJson(context), services.streams),
    { sameForEveryone: true },
  );
  route(
    app,
    services,
    'listAreas',
    (context, { query, request, reply }) => sendReady(request, reply, listAreas(context, query)),
    { sameForEveryone: true },
  );
}
