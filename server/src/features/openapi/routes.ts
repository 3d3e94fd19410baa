import type { FastifyInstance } from 'fastify';
import { clientOf } from '../../http/context.ts';
import { openApiDocument } from '../../http/openapi.ts';
import { readyJson } from '../../http/ready-response.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';

export function openApiRoute(app: FastifyInstance, { catalogue, answers }: Services): void {
  app.get('/api/openapi.json', (request, reply) => {
    const { ip } = clientOf(request);
    const question = { snapshot: catalogue.snapshot, key: 'openapi', scope: null, ip };
    return sendReady(
      request,
      reply,
      answers.answer(question, () => readyJson(openApiDocument())),
    );
  });
}
