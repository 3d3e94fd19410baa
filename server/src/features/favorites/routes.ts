import type { FastifyInstance } from 'fastify';
import { answerPage } from '../../http/page-links.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { addFavorite } from './add-favorite.ts';
import { listFavorites } from './list-favorites.ts';
import { removeFavorite } from './remove-favorite.ts';

export function favoriteRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listFavorites', async (context, input) =>
    answerPage(await listFavorites(context, input.query), input),
  );
  route(app, services, 'addFavorite', (context, { body }) => addFavorite(context, body.cafeId));
  route(app, services, 'removeFavorite', (context, { params }) =>
    removeFavorite(context, params.id),
  );
}
