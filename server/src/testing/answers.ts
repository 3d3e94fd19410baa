import { isDeepStrictEqual } from 'node:util';
import { errorAnswer, errorsOf, type Endpoint, type ErrorAnswer } from '@cortado/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';

function schemaFor({ answer, produces, status = 200 }: Endpoint, { statusCode }: FastifyReply) {
  if (statusCode === status) return produces ? null : answer;
  return statusCode >= 400 ? errorAnswer : null;
}

/** Errors of what any endpoint takes, and of what sessions with a provider have. */
const OF_ANY_CALL = [
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'EXTERNAL_TOKEN_EXPIRED',
] as const;

/** Whether the contract declares an error. */
function isDeclared(endpoint: Endpoint, { code }: ErrorAnswer): boolean {
  return [...errorsOf(endpoint), ...OF_ANY_CALL].includes(code);
}

/** Fails every answer that differs from the contract: missing, additional or wrongly typed fields, or an undeclared error. */
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
    if (schema === errorAnswer && !isDeclared(endpoint, answer as ErrorAnswer)) {
      throw new Error(`${endpoint.method} ${endpoint.path} answers with an error of no contract`);
    }
    return payload;
  });
}
