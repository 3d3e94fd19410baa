import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PerSnapshot } from '../../catalogue/per-snapshot.ts';
import { ReadyResponse } from '../../http/response-cache.ts';
import { clientOf } from '../../http/context.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';
import { clientFolder } from './built-renderer.ts';
import { formRoutes } from './form-routes.ts';
import { PageCache } from './page-cache.ts';
import { pageKey, renderPage } from './render-page.ts';
import type { PageRenderer } from '../../http/page-renderer.ts';
import { robots, sitemap } from './sitemap.ts';

interface WithHeaders {
  setHeader: (name: string, value: string) => unknown;
}

async function serveAssets(app: FastifyInstance): Promise<void> {
  if (!existsSync(clientFolder)) return;
  const options = (cacheControl: string) => ({
    root: clientFolder,
    index: false as const,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response: WithHeaders) => {
      response.setHeader('cache-control', cacheControl);
      // Set for all files: whether the compressed variant is sent depends on the client.
      response.setHeader('vary', 'accept-encoding');
    },
  });
  // Names under assets/ contain a hash. They are looked up per request, because a later build may add files.
  await app.register(fastifyStatic, {
    ...options('public, max-age=31536000, immutable'),
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
  });
  await app.register(fastifyStatic, {
    ...options('no-cache'),
    wildcard: false,
    globIgnore: ['.vite/**', 'assets/**'],
    decorateReply: false,
  });
}

/** Routes of pages, their assets, the sitemap and robots.txt. */
export async function pageRoutes(
  app: FastifyInstance,
  services: Services,
  renderer: PageRenderer,
): Promise<void> {
  const { catalogue, settings, responses, uncachedReads } = services;
  const caches = new PerSnapshot(() => new PageCache());
  await serveAssets(app);

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { snapshot } = catalogue;
    const needs = renderer.needs(request.raw.url!, snapshot.areas);
    const key = pageKey(needs, snapshot);
    const { ready, status } = await caches.of(snapshot).get(key, () => {
      uncachedReads.take(clientOf(request).ip);
      return renderPage(services, renderer, snapshot, needs);
    });
    return sendReady(request, reply, { ready, snapshot, key }, status);
  };
  app.decorate('servePage', servePage);
  for (const path of ['/', '/cafe/:id', '/about']) app.get(path, servePage);
  await app.register(async (forms) => formRoutes(forms, services, renderer));

  const text = (key: string, type: string, make: () => string) => () =>
    responses.answer(catalogue.snapshot, key, () => new ReadyResponse(Buffer.from(make()), type));
  const siteMap = text('sitemap', 'application/xml; charset=utf-8', () =>
    sitemap(catalogue.snapshot, settings.APP_URL),
  );
  const robotsText = text('robots', 'text/plain; charset=utf-8', () => robots(settings.APP_URL));
  app.get('/sitemap.xml', (request, reply) => sendReady(request, reply, siteMap()));
  // Open pages fetch it to detect a new version.
  app.get('/version.txt', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(services.renderer!.version ?? ''),
  );
  app.get('/robots.txt', (request, reply) => sendReady(request, reply, robotsText()));
}
