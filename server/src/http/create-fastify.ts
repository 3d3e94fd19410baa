import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { HotReads } from './hot-reads.ts';
import { requestObserver } from './observe-requests.ts';
import type { Services } from './services.ts';
import { answerClientError } from './answer-client-error.ts';
import { answerError, isApiUrl } from './answer-error.ts';
import { answerMalformed, answerOverload, hasTwoHosts } from './answer-early.ts';
import { clientTrust } from './client-trust.ts';
import { CONNECTION_TIMES, limitConnections } from './connection-limits.ts';
import { FairQueue } from './fair-queue.ts';

const BODY_LIMIT = 100 * 1000;
/** Longer than any request line may be, so that an over-long id is just one that does not exist. */
const MAX_PARAM_LENGTH = 20_000;
/** An address without a page, which is answered with the not-found page. */
const MISSING_PAGE = '/missing';

/** The paths of health checks and metrics: a balancer takes out a node that does not answer them. */
const PROBE_PATHS = /^\/(healthz|readyz|metrics)(\?|$)/;

/** Handles requests before the application, as the development server does. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0]!);
    return true;
  } catch {
    return false;
  }
}

/** A request line may hold an absolute URL, as for a proxy; its scheme and host are ignored. */
const withoutOrigin = (url: string) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/** Sends page addresses that cannot be decoded to the not-found page; under /api they are an error. */
function rewriteUrl({ url: line = '/' }: IncomingMessage): string {
  const url = withoutOrigin(line);
  return isApiUrl(url) || isDecodable(url) ? url : MISSING_PAGE;
}

/** Creates the server with its limits and its log, and the hot reads in front of it. */
export function createFastify(
  services: Pick<Services, 'settings' | 'logger' | 'ending' | 'tracer'>,
  hotReads: HotReads,
  before?: Middleware,
): FastifyInstance {
  const { settings, logger, ending } = services;
  // Fastify's own start messages are left out (level warn); requests log security events at the logger's level.
  const loggerInstance: FastifyBaseLogger = logger.child({}, { level: 'warn' });
  const observer = requestObserver(services);
  const requestQueue = new FairQueue();
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: clientTrust(settings.TRUST_PROXY),
    genReqId: (request) => observer?.idOf(request) ?? randomUUID(),
    loggerInstance,
    childLoggerFactory: (_fastify, bindings, options) =>
      logger.child(bindings, { ...options, level: logger.level }),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // What comes on open connections while the server closes is answered as ever.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    rewriteUrl,
    clientErrorHandler: (error, socket) => answerClientError(error, socket),
    // These requests reach no plugin, so the security headers are added here.
    frameworkErrors: (error, request, reply) => {
      for (const [name, value] of hotReads.securityHeaders) reply.raw.setHeader(name, value);
      void answerError(error, request, reply);
    },
    serverFactory: (handle) => {
      const answer = (request: IncomingMessage, response: ServerResponse) => {
        // A balancer or browser then opens a new connection, to another node.
        if (ending.signal.aborted) response.shouldKeepAlive = false;
        if (hasTwoHosts(request)) {
          return answerMalformed(request, response, hotReads.securityHeaders);
        }
        if (before) before(request, response, () => handle(request, response));
        else if (!hotReads.handle(request, response)) {
          const isProbe = PROBE_PATHS.test(request.url!);
          const isTaken = requestQueue.add(() => handle(request, response), isProbe);
          if (!isTaken) answerOverload(request, response, hotReads.securityHeaders);
        }
      };
      const server = createServer(
        CONNECTION_TIMES,
        observer
          ? (request, response) =>
              observer.handle(request, response, () => answer(request, response))
          : answer,
      );
      limitConnections(server);
      return server;
    },
  });
  app.decorate('requestQueue', requestQueue);
  observer?.attach(app);
  return app;
}

/** Parses JSON bodies, except for endpoints that take the raw bytes. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (request.routeOptions.config.endpoint?.rawBody) done(null, body);
      else void parseJson(request, body.toString(), done);
    },
  );
}
