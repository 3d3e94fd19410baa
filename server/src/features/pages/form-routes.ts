import type { FastifyInstance } from 'fastify';
import { clientOf } from '../../http/context.ts';
import type { Services } from '../../http/services.ts';
import { HTML_TYPE, renderDocument } from './render-page.ts';
import type { PageRenderer } from '../../http/page-renderer.ts';

/** Where the pages' forms go without their scripts. */
const PATHS = ['/auth', '/password-reset/:userId', '/newsletter'];
/** What comes back with the page. */
const KEPT_FIELDS = ['name', 'username', 'email', 'bio'];
const BODY_LIMIT = 10_000;

/**
 * Answers a form that a browser sent by itself, because the page's scripts had not come: with the page, what was typed
 * but for passwords, and a sentence. The API alone handles forms.
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
      const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const unsent = Object.fromEntries(KEPT_FIELDS.map((name) => [name, given.get(name) ?? '']));
      const url = path === '/newsletter' ? '/' : request.raw.url!;
      const { snapshot } = services.catalogue;
      const needs = renderer.needs(url, snapshot.areas);
      services.uncachedReads.take(clientOf(request).ip);
      const { html } = await renderDocument(services, renderer, snapshot, needs, unsent);
      return reply.code(422).header('cache-control', 'no-store').type(HTML_TYPE).send(html);
    });
  }
}
