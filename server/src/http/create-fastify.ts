import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { HotReads } from './hot-reads.ts';
import type { Services } from './services.ts';
import { answerClientError } from './answer-client-error.ts';
import { answerError } from './answer-error.ts';
import { clientTrust } from './client-trust.ts';
import { isApiUrl } from './not-found.ts';

const BODY_LIMIT = 100 * 1000;
/** Longer than any request line may be: an over-long id is one that does not exist. */
const MAX_PARAM_LENGTH = 20_000;
/** No page has this address, so it gets the page that says so. */
const MISSING_PAGE = '/missing';

/** Answers before the application, as the development server does. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0]!);
    return true;
  } catch {
    return false;
  }
}

/** A request line may name the whole address, as to a proxy: scheme and host are not ours to look at. */
const withoutOrigin = (url: string) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/** A mistyped page address is a missing page; under /api it is an error. */
function rewriteUrl({ url: line = '/' }: IncomingMessage): string {
  const url = withoutOrigin(line);
  return isApiUrl(url) || isDecodable(url) ? url : MISSING_PAGE;
}

/** The server itself: its limits, its log, and the hot reads before it. */
export function createFastify(
  { settings, logger }: Pick<Services, 'settings' | 'logger'>,
  hotReads: HotReads,
  before?: Before,
): FastifyInstance {
  // Fastify's own notes of the start are said in plain lines already; requests may tell security events.
  const loggerInstance: FastifyBaseLogger = logger.child({}, { level: 'warn' });
  return Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: clientTrust(settings.TRUST_PROXY),
    genReqId: () => randomUUID(),
    loggerInstance,
    childLoggerFactory: (_fastify, bindings, options) =>
      logger.child(bindings, { ...options, level: logger.level }),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    rewriteUrl,
    clientErrorHandler: answerClientError,
    // Such requests reach no plugin, so the headers of all answers are put on here.
    frameworkErrors: (error, request, reply) => {
      for (const [name, value] of hotReads.securityHeaders) reply.raw.setHeader(name, value);
      void answerError(error, request, reply);
    },
    serverFactory: (handle) => {
      const server = createServer((request, response) => {
        if (before) before(request, response, () => handle(request, response));
        else if (!hotReads.handle(request, response)) handle(request, response);
      });
      server.keepAliveTimeout = 72_000;
      // Long enough for an admin's file over a slow line; who may send one is asked before its body is read.
      server.requestTimeout = 120_000;
      return server;
    },
  });
}
