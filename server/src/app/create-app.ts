import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '../features/accounts/routes.ts';
import { activityRoutes } from '../features/activity/routes.ts';
import { adminCafeRoutes } from '../features/cafes/admin-routes.ts';
import { cardRoute } from '../features/cards/serve-card.ts';
import { cafeRoutes } from '../features/cafes/routes.ts';
import { awaitOwnWrites } from '../http/read-your-writes.ts';
import { openApiRoute } from '../features/openapi/routes.ts';
import { externalSignInRoutes } from '../features/external-sign-in/routes.ts';
import { factRoutes } from '../features/facts/routes.ts';
import { favoriteRoutes } from '../features/favorites/routes.ts';
import { adminFilterRoutes, filterRoutes } from '../features/filters/routes.ts';
import { findingRoutes } from '../features/finding/routes.ts';
import { walkRoutes } from '../features/walks/routes.ts';
import { HotReads } from '../http/hot-reads.ts';
import { hoursRoutes } from '../features/hours/routes.ts';
import { importRoutes } from '../features/imports/routes.ts';
import { adminHealthRoutes } from '../features/health/routes.ts';
import { insightRoutes } from '../features/insights/routes.ts';
import { mergeRoutes } from '../features/merges/routes.ts';
import { metricsRoutes } from '../features/metrics/routes.ts';
import { newsletterRoutes } from '../features/newsletter/routes.ts';
import { ownAccountRoutes } from '../features/own-account/routes.ts';
import { ownerRoutes } from '../features/owners/routes.ts';
import { photoRoutes } from '../features/photos/routes.ts';
import { photoUploadRoutes } from '../features/photo-uploads/upload-photo.ts';
import { placeRoutes } from '../features/places/routes.ts';
import { preferenceRoutes } from '../features/preferences/routes.ts';
import { suggestionRoutes } from '../features/suggestions/routes.ts';
import { ratingRoutes } from '../features/ratings/routes.ts';
import { pageRoutes } from '../features/pages/routes.ts';
import { answerError, isApiUrl, notFound } from '../http/answer-error.ts';
import { warnOfUnnamedProxy } from '../http/client-trust.ts';
import { createFastify, parseJsonBodies, type Middleware } from '../http/create-fastify.ts';
import { healthRoutes } from '../http/health.ts';
import type { FairQueue } from '../http/fair-queue.ts';
import { securityHeaders } from '../http/security/headers.ts';
import { requireSameOrigin } from '../http/security/same-origin.ts';
import type { Services } from '../http/services.ts';
import { OutageLog } from '../database/outage-log.ts';
import { openArchive, tilesRoute } from '../features/map-tiles/serve-tiles.ts';
import { twoStepRoutes } from '../features/two-step/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    hotReads: HotReads;
    requestQueue: FairQueue;
    servePage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  }
}

/** Headers that differ per answer; all others are common to every answer. */
const OWN_HEADERS = /^(content-(type|length)|cache-control|date|connection|keep-alive)$/;

export interface AppOptions {
  before?: Middleware;
  /** Extends the application before its routes are added; used by tests. */
  extend?: (app: FastifyInstance) => void;
}

async function addPlugins(app: FastifyInstance, services: Services, development: boolean) {
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  warnOfUnnamedProxy(app, services);
  securityHeaders(app, services.settings, development);
  await app.register(cookie);
  app.addHook('onRequest', async (request) => requireSameOrigin(request, services.settings));
  awaitOwnWrites(app, services);
  // For requests that came before the process began to end, and are answered after it.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (services.ending.signal.aborted) reply.raw.shouldKeepAlive = false;
    done(null, payload);
  });
}

async function addRoutes(app: FastifyInstance, services: Services): Promise<void> {
  healthRoutes(app, services);
  await metricsRoutes(app, services);
  cafeRoutes(app, services);
  filterRoutes(app, services);
  adminCafeRoutes(app, services);
  adminFilterRoutes(app, services);
  activityRoutes(app, services);
  importRoutes(app, services);
  placeRoutes(app, services);
  accountRoutes(app, services);
  ownAccountRoutes(app, services);
  twoStepRoutes(app, services);
  externalSignInRoutes(app, services);
  favoriteRoutes(app, services);
  ratingRoutes(app, services);
  preferenceRoutes(app, services);
  findingRoutes(app, services);
  walkRoutes(app, services);
  hoursRoutes(app, services);
  adminHealthRoutes(app, services);
  insightRoutes(app, services);
  newsletterRoutes(app, services);
  factRoutes(app, services);
  suggestionRoutes(app, services);
  mergeRoutes(app, services);
  ownerRoutes(app, services);
  photoRoutes(app, services);
  cardRoute(app, services);
  await photoUploadRoutes(app, services);
  openApiRoute(app, services);
  if (services.renderer) await pageRoutes(app, services, services.renderer);

  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    const isPage = (method === 'GET' || method === 'HEAD') && !isApiUrl(url);
    if (isPage && app.servePage) return app.servePage(request, reply);
    throw notFound(app, method, url.split('?', 1)[0]!);
  });
}

async function commonHeaders(app: FastifyInstance): Promise<[string, string][]> {
  const { headers } = await app.inject('/healthz');
  return Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.test(name))
    .map(([name, value]) => [name, String(value)]);
}

/** Assembles the application: plugins, routes, then the not-found handler. */
export async function createApp(
  services: Services,
  { before, extend }: AppOptions = {},
): Promise<FastifyInstance> {
  const hotReads = new HotReads(services);
  const archive = await openArchive(services.settings);
  const app = createFastify(services, hotReads, before);
  app.addHook('onClose', async () => archive?.close());
  app.decorate('hotReads', hotReads);
  app.decorate('outageLog', new OutageLog());
  app.decorate('breaker', services.database.breaker);
  await addPlugins(app, services, before !== undefined);
  app.setErrorHandler(answerError);
  extend?.(app);
  if (archive) tilesRoute(app, services, archive);
  await addRoutes(app, services);
  await app.ready();
  hotReads.securityHeaders = await commonHeaders(app);
  return app;
}
