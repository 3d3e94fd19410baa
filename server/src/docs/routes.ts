import type { FastifyInstance } from 'fastify';
import { readyJson } from '../catalogue/responses.ts';
import { sendReady } from '../routing/send-ready.ts';
import type { Services } from '../services.ts';
import { openApiDocument } from './openapi.ts';

export function openApiRoute(app: FastifyInstance, { catalogue, responses }: Services): void {
  app.get('/api/openapi.json', (request, reply) =>
    sendReady(
      request,
      reply,
      responses.answer(catalogue.snapshot, 'openapi', () => readyJson(openApiDocument())),
    ),
  );
}
