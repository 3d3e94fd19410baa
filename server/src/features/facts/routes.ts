import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { answerFact } from './answer-fact.ts';

export function factRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'answerFact', answerFact);
}
