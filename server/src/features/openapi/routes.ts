import type { FastifyInstance } from 'fastify';
import { readyJson } from '../../http/response-cache.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';
import { openApiDocument } from '../../http/openapi.ts';

export function openApiRoute(app: FastifyInstance, { catalogue, responses }: Services): void {
  app.get('/api/openapi.json', (request, reply) =>
    sendReady(
      request,
      reply,
      responses.answer(catalogue.snapshot, 'openapi', {}, () => readyJson(openApiDocument())),
    ),
  );
}
