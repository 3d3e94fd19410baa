import { SUGGESTED_FACTS } from '@cortado/contract/fact-lists';
import type { FastifyInstance } from 'fastify';
import { clientOf } from '../../http/context.ts';
import type { Services } from '../../http/services.ts';
import { HTML_TYPE, renderDocument } from './render-page.ts';
import type { PageRenderer } from '../../http/page-renderer.ts';

/** The addresses that forms are posted to when a page's scripts have not loaded. */
const PATHS = ['/auth', '/password-reset/:userId', '/newsletter', '/suggest'];
/** The fields that are filled in again; never passwords. */
const KEPT_FIELDS = ['username', 'email', 'bio', 'note', ...SUGGESTED_FACTS];
const BODY_LIMIT = 10_000;

/**
 * Answers a form that the browser has posted because the page's scripts had not loaded: with the page, its
 * fields except passwords, and a message. The data is not processed; only the API does that.
 */
export async function formRoutes(
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
