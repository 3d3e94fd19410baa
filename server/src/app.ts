import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { adminCafeRoutes } from './cafes/admin-routes.ts';
import { cafeRoutes } from './cafes/routes.ts';
import { openApiRoute } from './docs/routes.ts';
import { externalSignInRoutes } from './external-sign-in/routes.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { adminFilterRoutes } from './filters/admin-routes.ts';
import { filterRoutes } from './filters/routes.ts';
import { audienceFinder } from './front/audience.ts';
import { Front } from './front/front.ts';
import { importRoutes } from './imports/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { placeRoutes } from './places/routes.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { ratingRoutes } from './ratings/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { answerError } from './routing/answer-error.ts';
import { warnOfUnnamedProxy } from './routing/client-trust.ts';
import { createFastify, type Before } from './routing/create-fastify.ts';
import { healthRoutes } from './routing/health.ts';
import { isApiUrl, notFound } from './routing/not-found.ts';
import { parseJsonBodies } from './routing/parse-json-bodies.ts';
import { securityHeaders } from './security/headers.ts';
import { requireSameOrigin } from './security/same-origin.ts';
import type { Services } from './services.ts';
import { sessionRoutes } from './sessions/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    front: Front;
    servePage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  }
}

/** Headers that differ by answer; the others come from security and stand on each. */
const OWN_HEADERS = /^(content-(type|length)|cache-control|date|connection|keep-alive)$/;

export interface AppOptions {
  before?: Before;
  /** Adds to the application before its routes, as tests do. */
  extend?: (app: FastifyInstance) => void;
}

async function addPlugins(app: FastifyInstance, services: Services, development: boolean) {
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  warnOfUnnamedProxy(app, services);
  await securityHeaders(app, services.settings, development);
  await app.register(cookie);
  const { origin } = new URL(services.settings.APP_URL);
  app.addHook('onRequest', async (request) => requireSameOrigin(request, origin));
}

async function addRoutes(app: FastifyInstance, services: Services): Promise<void> {
  healthRoutes(app, services);
  cafeRoutes(app, services);
  filterRoutes(app, services);
  adminCafeRoutes(app, services);
  adminFilterRoutes(app, services);
  auditRoutes(app, services);
  importRoutes(app, services);
  placeRoutes(app, services);
  accountRoutes(app, services);
  sessionRoutes(app, services);
  externalSignInRoutes(app, services);
  favoriteRoutes(app, services);
  ratingRoutes(app, services);
  preferenceRoutes(app, services);
  newsletterRoutes(app, services);
  openApiRoute(app, services);
  if (services.renderer) await pageRoutes(app, services, services.renderer);

  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    const isPage = (method === 'GET' || method === 'HEAD') && !isApiUrl(url);
    if (isPage && app.servePage) return app.servePage(request, reply);
    throw notFound(app, method, url.split('?', 1)[0]!);
  });
}

/** The headers that stand on every answer, as an answer carries them. */
async function commonHeaders(app: FastifyInstance): Promise<[string, string][]> {
  const { headers } = await app.inject('/healthz');
  return Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.test(name))
    .map(([name, value]) => [name, String(value)]);
}

/** Puts the application together: plugins in their order, then routes, then what nothing else took. */
export async function createApp(
  services: Services,
  { before, extend }: AppOptions = {},
): Promise<FastifyInstance> {
  const front = new Front(services.catalogue, audienceFinder(services));
  const app = createFastify(services, front, before);
  app.decorate('front', front);
  await addPlugins(app, services, before !== undefined);
  app.setErrorHandler(answerError);
  extend?.(app);
  await addRoutes(app, services);
  await app.ready();
  front.securityHeaders = await commonHeaders(app);
  return app;
}
