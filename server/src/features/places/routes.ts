import type { FastifyInstance } from 'fastify';
import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import type { Context } from '../../http/route.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

/** Of a visitor's: many letters of a few addresses. Each may cost money at the place service. */
const LOOKUPS = { name: 'address-lookups', max: 300, windowSeconds: 3600 };
const countLookup = ({ services, client }: Context) =>
  consumeClientLimit(services, LOOKUPS, client);

export function placeRoutes(app: FastifyInstance, services: Services): void {
  const { places } = services;
  route(app, services, 'listPlaceSources', () =>
    places.all.map(({ name, label, credit }) => ({ name, label, credit })),
  );
  route(app, services, 'suggestPlaces', (_context, { query }) => places.get().suggest(query));
  route(app, services, 'getPlace', (_context, { query }) =>
    places.get().place(query.id, query.session),
  );
  route(app, services, 'completeAddress', async (context, { query, reply }) => {
    await countLookup(context);
    reply.header('cache-control', 'no-store');
    return places.get().suggest(query);
  });
  route(app, services, 'lookUpAddress', async (context, { query, reply }) => {
    await countLookup(context);
    reply.header('cache-control', 'no-store');
    return places.get().place(query.id, query.session);
  });
}
