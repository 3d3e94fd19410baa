import { isDeepStrictEqual } from 'node:util';
import { errorAnswer, type Endpoint } from '@cortado/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';

function schemaFor({ answer, produces, status = 200 }: Endpoint, { statusCode }: FastifyReply) {
  if (statusCode === status) return produces ? null : answer;
  return statusCode >= 400 ? errorAnswer : null;
}

/** Fails every answer that differs from the contract: missing, additional or wrongly typed fields. */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    const schema = endpoint && schemaFor(endpoint, reply);
    if (!schema || reply.hasHeader('content-encoding')) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const answer: unknown = JSON.parse(payload.toString());
    const result = schema.safeParse(answer);
    if (!result.success || !isDeepStrictEqual(result.data, answer)) {
      throw new Error(`${endpoint.method} ${endpoint.path} breaks the contract`, {
        cause: result.error,
      });
    }
    return payload;
  });
}
