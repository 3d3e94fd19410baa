import { SUGGESTED_FACTS } from '@cortado/contract/fact-lists';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../core/errors.ts';
import { clientOf } from '../../http/context.ts';
import type { PageRenderer } from '../../http/page-renderer.ts';
import { ReadyResponse } from '../../http/ready-response.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';
import { mergedInto, redirectMerged } from '../cafes/catalogue-view.ts';
import { clientFolder } from './built-renderer.ts';
import { HTML_TYPE, pageKey, pageScope, renderDocument } from './render-page.ts';
import { robots, sitemap, sitemapPart } from './sitemap.ts';

/** The addresses that forms are posted to when a page's scripts have not loaded. */
const PATHS = ['/auth', '/password-reset/:userId', '/newsletter', '/suggest'];
/** The fields that are filled in again; never passwords. */
const KEPT_FIELDS = ['username', 'email', 'bio', 'note', ...SUGGESTED_FACTS];
const BODY_LIMIT = 10_000;

/**
 * Answers a form that the browser has posted because the page's scripts had not loaded: with the page, its
 * fields except passwords, and a message. The data is not processed; only the API does that.
 */
async function formRoutes(
  app: FastifyInstance,
  services: Services,
  renderer: PageRenderer,
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
  for (const path of PATHS) {
    app.post(path, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const unsent = Object.fromEntries(KEPT_FIELDS.map((name) => [name, form.get(name) ?? '']));
      const url = path === '/newsletter' ? '/' : request.raw.url!;
      const { snapshot } = services.catalogue;
      const needs = renderer.needs(url, snapshot.areas, (text) => snapshot.understand(text));
      services.uncachedReads.take(clientOf(request).ip);
      const { html } = await renderDocument(services, renderer, snapshot, needs, unsent);
      return reply.code(422).header('cache-control', 'no-store').type(HTML_TYPE).send(html);
    });
  }
}

const XML_TYPE = 'application/xml; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

async function serveAssets(app: FastifyInstance): Promise<void> {
  if (!existsSync(clientFolder)) return;
  const options = (cacheControl: string) => ({
    root: clientFolder,
    index: false as const,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response: { setHeader: (name: string, value: string) => unknown }) => {
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
  const { answers, catalogue, settings } = services;
  await serveAssets(app);

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { snapshot } = catalogue;
    const needs = renderer.needs(request.raw.url!, snapshot.areas, (text) =>
      snapshot.understand(text),
    );
    if (needs.cafeId !== undefined && !snapshot.cafes.has(needs.cafeId)) {
      const winner = await mergedInto(services, needs.cafeId, clientOf(request).ip);
      if (winner !== null) return redirectMerged(reply, `/cafe/${winner}`);
    }
    const question = {
      snapshot,
      key: pageKey(needs, snapshot),
      scope: pageScope(needs),
      ip: clientOf(request).ip,
    };
    const render = async () => {
      const { status, html } = await renderDocument(services, renderer, snapshot, needs);
      return new ReadyResponse(Buffer.from(html), HTML_TYPE, { status });
    };
    return sendReady(request, reply, answers.answer(question, render));
  };
  app.decorate('servePage', servePage);
  for (const path of ['/', '/cafe/:id', '/about']) app.get(path, servePage);
  await app.register(async (forms) => formRoutes(forms, services, renderer));

  const { APP_URL } = settings;
  const ready = (text: string, type: string) => new ReadyResponse(Buffer.from(text), type);
  /** @param part of the sitemap; null: the list of all */
  const sendSitemap = (request: FastifyRequest, reply: FastifyReply, part: string | null) => {
    const { snapshot } = catalogue;
    const { ip } = clientOf(request);
    const question = { snapshot, key: `sitemap ${part}`, scope: 'everything', ip } as const;
    const make = () => {
      const { cafes } = snapshot;
      const pages = { origin: APP_URL, cafes, paths: renderer.sitemapPaths };
      const text = part === null ? sitemap(pages) : sitemapPart(pages, part);
      if (text === null) throw new AppError('NOT_FOUND');
      return ready(text, XML_TYPE);
    };
    return sendReady(request, reply, answers.answer(question, make));
  };
  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, null));
  app.get('/sitemap-pages.xml', (request, reply) => sendSitemap(request, reply, 'pages'));
  app.get<{ Params: { number: string } }>('/sitemap-cafes-:number(^\\d+$).xml', (request, reply) =>
    sendSitemap(request, reply, `cafes-${request.params.number}`),
  );
  // Open pages fetch it to detect a new version.
  app.get('/version.txt', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type(TEXT_TYPE)
      .send(services.renderer!.version ?? ''),
  );
  app.get('/robots.txt', (request, reply) => {
    const question = { snapshot: catalogue.snapshot, key: 'robots', scope: null };
    const make = () => ready(robots(APP_URL), TEXT_TYPE);
    return sendReady(request, reply, answers.answer(question, make));
  });
}
