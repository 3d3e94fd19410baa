import type { ErrorCode } from '@cortado/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OutageLog } from '../database/outage-log.ts';
import type { CircuitBreaker } from '../database/circuit-breaker.ts';
import { toAppError } from './to-app-error.ts';
import { AppError } from '../core/errors.ts';
import * as texts from './texts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outageLog: OutageLog;
    breaker: CircuitBreaker;
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whether an address belongs to the API, even if it is otherwise invalid. */
export function isApiUrl(url: string): boolean {
  return /^\/(api|healthz|readyz|metrics)(\/|\?|$)/.test(url);
}

/** The methods that a path supports; every path outside the API is a page. */
function methodsOf(app: FastifyInstance, path: string): string[] {
  if (!isApiUrl(path)) return ['GET', 'HEAD'];
  return METHODS.filter((method) => app.findRoute({ method, url: path }) !== null);
}

/** The error of a request that no route matches: METHOD_NOT_ALLOWED or NOT_FOUND. */
export function notFound(app: FastifyInstance, method: string, path: string): AppError {
  const methods = methodsOf(app, path);
  if (methods.length === 0 || methods.includes(method)) return new AppError('NOT_FOUND');
  return new AppError('METHOD_NOT_ALLOWED', { headers: { allow: methods.join(', ') } });
}

/**
 * The page for an error that prevents real pages from being rendered.
 * @param message one of our own texts, never user input: it is not escaped
 */
export function errorPage(message: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${texts.errorPageDocumentTitle(message)}</title></head><body><main><h1>${message}</h1>`,
    `<p><a href="/">${texts.errorPageHome}</a></p></main></body></html>`,
  ].join('\n');
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
