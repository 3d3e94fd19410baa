import { placeLookup, placeSearch } from '@cortado/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

export function placeRoutes(app: FastifyInstance, services: Services): void {
  const { places } = services;
  route(app, services, 'listPlaceSources', () =>
    places.all.map(({ name, label, credit }) => ({ name, label, credit })),
  );
  route(app, services, 'suggestPlaces', (_context, { query }) =>
    places.get().suggest(placeSearch.parse(query)),
  );
  route(app, services, 'getPlace', (_context, { query }) => {
    const { id, session } = placeLookup.parse(query);
    return places.get().place(id, session);
  });
}
