import type { FastifyInstance } from 'fastify';
import { favoritesOf } from '../favorites/favorites-of.ts';
import { route, type Context } from '../routing/route.ts';
import { sendReady } from '../routing/send-ready.ts';
import type { Services } from '../services.ts';
import { getAnyCafe, listAllCafes } from './any-cafe.ts';
import { deleteCafe } from './delete-cafe.ts';
import { getCafe } from './get-cafe.ts';
import { getFacets } from './get-facets.ts';
import { listAreas } from './list-areas.ts';
import { listCafes } from './list-cafes.ts';
import { setCafeStatus } from './set-status.ts';

/** Members with the same favorites share their answers; guests have everybody's. */
async function audienceOf(context: Context): Promise<string | undefined> {
  return context.viewer ? (await favoritesOf(context)).key : undefined;
}

export function cafeRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listCafes', async (context, { query, request, reply }) =>
    sendReady(request, reply, await listCafes(context, query), {
      audience: await audienceOf(context),
    }),
  );
  route(app, services, 'getCafe', async (context, { params, request, reply }) =>
    sendReady(request, reply, await getCafe(context, params.id), {
      audience: await audienceOf(context),
    }),
  );
  route(app, services, 'getFacets', async (context, { query, request, reply }) =>
    sendReady(request, reply, await getFacets(context, query), {
      audience: await audienceOf(context),
    }),
  );
  route(app, services, 'listAllCafes', listAllCafes);
  route(app, services, 'getAnyCafe', (context, { params }) => getAnyCafe(context, params.id));
  route(app, services, 'setCafeStatus', (context, { params, body }) =>
    setCafeStatus(context, { ...body, ...params }),
  );
  route(app, services, 'deleteCafe', (context, { params }) => deleteCafe(context, params.id));
  route(app, services, 'listAreas', (context, { request, reply }) =>
    sendReady(request, reply, listAreas(context)),
  );
}
