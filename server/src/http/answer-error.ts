import type { ErrorCode } from '@cortado/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutageLog } from '../database/outage-log.ts';
import type { CircuitBreaker } from '../database/circuit-breaker.ts';
import { errorPage } from './error-page.ts';
import { isApiUrl } from './not-found.ts';
import { toAppError } from './to-app-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outageLog: OutageLog;
    breaker: CircuitBreaker;
  }
}

/** By then the pool has looked for the database again. */
const RETRY_AFTER_SECONDS = '5';

/** Errors logged as security events: many of them may be an attack. */
const REFUSALS = new Set<ErrorCode>(['CROSS_SITE', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED']);

/** The error handler of all routes: answers with JSON under /api and a short page elsewhere; logs server errors. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toAppError(error, request.server.breaker.isDiskFull);
  if (known.status >= 500) {
    const level = request.server.outageLog.levelOf(error, 'error');
    request.log[level]({ err: error }, known.message);
  }
  if (REFUSALS.has(known.code)) {
    const { method, ip, member, routeOptions } = request;
    const { code, message } = known;
    const details = { code, message, method, route: routeOptions.url, ip, userId: member?.id };
    request.log.info({ security: 'refused', ...details }, 'refused');
  }
  reply.code(known.status).headers({
    ...(known.status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
    ...known.headers,
    'x-request-id': request.id,
    'cache-control': 'no-store',
  });
  if (isApiUrl(request.url)) return reply.send(known.answer);
  return reply.type('text/html; charset=utf-8').send(errorPage(known.message));
}
