import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

export function placeRoutes(app: FastifyInstance, services: Services): void {
  const { places } = services;
  route(app, services, 'listPlaceSources', () =>
    places.all.map(({ name, label, credit }) => ({ name, label, credit })),
  );
  route(app, services, 'suggestPlaces', (_context, { query }) => places.get().suggest(query));
  route(app, services, 'getPlace', (_context, { query }) =>
    places.get().place(query.id, query.session),
  );
}
