import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { answerFact } from './answer-fact.ts';
import { getFactShares } from './fact-shares.ts';

export function factRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'answerFact', answerFact);
  route(app, services, 'getFactShares', getFactShares);
}
