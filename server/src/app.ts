import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { accountRoutes } from './accounts/routes.ts';
import { cafeRoutes } from './cafes/routes.ts';
import { openApiDocument } from './docs/openapi.ts';
import { AppError } from './errors.ts';
import { filterRoutes } from './filters/routes.ts';
import { Front } from './front/front.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { healthRoutes } from './routing/health.ts';
import { apiNotFound, isApiUrl } from './routing/not-found.ts';
import { toAppError } from './routing/to-app-error.ts';
import { securityHeaders } from './security/headers.ts';
import { requireSameOrigin } from './security/same-origin.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    front: Front;
    servePage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  }
}

const BODY_LIMIT = 100 * 1000;
/** Headers that differ by answer; the others come from security and stand on each. */
const OWN_HEADERS = /^(content-(type|length)|cache-control|date|connection|keep-alive)$/;

export interface AppOptions {
  /** Answers before the application, as the development server does. */
  before?: (
    request: Parameters<Front['handle']>[0],
    response: Parameters<Front['handle']>[1],
    next: () => void,
  ) => void;
  logger?: boolean;
}

function createFastify(services: Services, front: Front, options: AppOptions): FastifyInstance {
  const { TRUST_PROXY: trusted } = services.settings;
  return Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy:
      typeof trusted === 'number' ? (_address, hop) => hop <= trusted : (trusted ?? false),
    genReqId: () => randomUUID(),
    logger: options.logger ? { level: 'warn', stream: process.stderr } : false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void answerError(services, error, request, reply),
    serverFactory: (handle) => {
      const { before } = options;
      const server = createServer((request, response) => {
        if (before) before(request, response, () => handle(request, response));
        else if (!front.handle(request, response)) handle(request, response);
      });
      server.keepAliveTimeout = 72_000;
      server.requestTimeout = 30_000;
      return server;
    },
  });
}

/** Errors under /api are JSON; elsewhere a mistaken address gets the page that says so. */
function answerError(
  services: Services,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const known = toAppError(error);
  if (known.status >= 500) {
    request.log.error({ err: error, reqId: request.id }, known.message);
    services.reportError(error);
  }
  return reply
    .code(known.status)
    .headers({ ...known.headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
    .send(known.answer);
}

async function addPlugins(app: FastifyInstance, services: Services, development: boolean) {
  app.removeContentTypeParser('text/plain');
  await securityHeaders(app, services.settings, development);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new AppError('RATE_LIMITED'),
  });
  const { origin } = new URL(services.settings.APP_URL);
  app.addHook('onRequest', async (request) => requireSameOrigin(request, origin));
}

/** Puts the application together: plugins in their order, then routes, then what nothing else took. */
export async function createApp(
  services: Services,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const front = new Front();
  services.catalogue.onSwap(() => front.clear());
  const app = createFastify(services, front, options);
  app.decorate('front', front);
  await addPlugins(app, services, options.before !== undefined);
  app.setErrorHandler((error, request, reply) => answerError(services, error, request, reply));

  healthRoutes(app, services);
  cafeRoutes(app, services);
  filterRoutes(app, services);
  accountRoutes(app, services);
  newsletterRoutes(app, services);
  const openApi = openApiDocument();
  app.get('/api/openapi.json', () => openApi);
  if (services.renderer) await pageRoutes(app, services);

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !isApiUrl(request.url) && app.servePage;
    if (!isPage) throw apiNotFound(request.url.split('?')[0]!);
    return isPage(request, reply);
  });
  await app.ready();
  const probe = await app.inject('/healthz');
  front.setSecurityHeaders(
    Object.entries(probe.headers)
      .filter(([name]) => !OWN_HEADERS.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
  return app;
}
