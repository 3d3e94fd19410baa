import type { FastifyInstance } from 'fastify';
import { answerPage } from '../../http/page-links.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { getMyRating, listMyRatings } from './list-my-ratings.ts';
import { rateCafe } from './rate-cafe.ts';
import { withdrawRating } from './withdraw-rating.ts';

export function ratingRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listMyRatings', (context, { query, request, reply }) =>
    query.cafeId === undefined
      ? listMyRatings(context, query).then((page) => answerPage(page, { query, request, reply }))
      : // Null is an answer, which the framework would leave out.
        getMyRating(context, query.cafeId).then((mine) =>
          reply.type('application/json; charset=utf-8').send(JSON.stringify(mine)),
        ),
  );
  route(app, services, 'rateCafe', (context, { params, body }) =>
    rateCafe(context, { ...body, cafeId: params.id }),
  );
  route(app, services, 'withdrawRating', (context, { params }) =>
    withdrawRating(context, params.id),
  );
}
